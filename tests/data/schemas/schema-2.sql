BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('2');
CREATE TABLE commands (
	"table" VARCHAR(32) NOT NULL, 
	id VARCHAR(96) NOT NULL, 
	n INTEGER NOT NULL, 
	PRIMARY KEY ("table", id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "commands" VALUES('first','c0ffee:1',3);
CREATE TABLE events (
	"table" VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	json TEXT NOT NULL, 
	PRIMARY KEY ("table", n), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "events" VALUES('first',1,1000,'{"n":1,"at":1000,"type":"opened","rules":"peche","settings":[],"options":{}}');
INSERT INTO "events" VALUES('first',2,1001,'{"n":2,"at":1001,"type":"seated","seat":1,"name":"Chloé","kind":"human"}');
INSERT INTO "events" VALUES('first',3,1002,'{"n":3,"at":1002,"type":"seated","seat":2,"name":"Greedy","kind":"bot","bot":"greedy"}');
CREATE TABLE keys (
	id INTEGER NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	secret VARCHAR(64), 
	browser VARCHAR(64), 
	since INTEGER NOT NULL, 
	until INTEGER, 
	PRIMARY KEY (id), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "keys" VALUES(1,'first','owner',NULL,'0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a','0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b',0,NULL);
INSERT INTO "keys" VALUES(2,'first','seat',1,'0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a','0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b',2,NULL);
INSERT INTO "keys" VALUES(3,'first','invite',NULL,'0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c',NULL,0,NULL);
CREATE TABLE sheets (
	id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	read VARCHAR(64) NOT NULL, 
	write VARCHAR(64) NOT NULL, 
	entries TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "sheets" VALUES('third',20,21,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','[{"n": 1, "type": "opened", "rules": "voleur", "names": ["Anne", "Bruno", "Chloé", "Denis"]}]');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	rules VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	touched BIGINT NOT NULL, 
	archived BIGINT, 
	record TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('first','peche',1000,1002,NULL,NULL);
INSERT INTO "tables" VALUES('second','voleur',5,5,9,'[DGN "1"]
');
CREATE TABLE transfers (
	code VARCHAR(64) NOT NULL, 
	browser VARCHAR(64) NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (code)
);
CREATE INDEX ix_tables_touched ON tables (touched);
CREATE INDEX ix_keys_table ON keys ("table");
CREATE INDEX ix_keys_browser ON keys (browser);
CREATE INDEX ix_keys_secret ON keys (secret);
COMMIT;
