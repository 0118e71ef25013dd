/** The possible extensions of relative imports in an output: `./send.ts`, `./send.js` or `./send`. */
export const importExtensions = ['ts', 'js', 'none'] as const;

export type ImportExtension = (typeof importExtensions)[number];

/** The end of an import path for each extension. */
export const importEnds: Readonly<Record<ImportExtension, string>> = { ts: '.ts', js: '.js', none: '' };
