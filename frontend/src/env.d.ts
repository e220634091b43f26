/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Fingerprint of the page, put in at build time. */
declare const __VERSION__: string;

/** Folder of Pyodide, and the zip of the rules in Python, on this server. */
declare const __PYODIDE__: string;
declare const __RULES__: string;
