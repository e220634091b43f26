/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Fingerprint of the page, put in at build time. */
declare const __VERSION__: string;
