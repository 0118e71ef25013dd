/** The ways in which the import paths of an output can end: `./send.ts`, `./send.js` or `./send`. Naming them loads nothing. */
export const importExtensions = ['ts', 'js', 'none'] as const;

export type ImportExtension = (typeof importExtensions)[number];

/** The end of an import path, by the name of the way. */
export const importEnds: Readonly<Record<ImportExtension, string>> = { ts: '.ts', js: '.js', none: '' };
