/** The forms of relative imports in an output: `./send.ts`, `./send.js` or `./send`. Importing this list loads nothing else. */
export const importExtensions = ['ts', 'js', 'none'] as const;

export type ImportExtension = (typeof importExtensions)[number];

/** The end of an import path in each form. */
export const importEnds: Readonly<Record<ImportExtension, string>> = { ts: '.ts', js: '.js', none: '' };
