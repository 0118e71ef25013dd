import { readFile } from 'node:fs/promises';

/** Reads an asset of the reference: its page template or its style sheet. `name` is the name of the file. */
export const readAsset = (name: string): Promise<string> =>
  readFile(new URL(`assets/${name}`, import.meta.url), 'utf8');
