import { join } from 'node:path';
import { folderWith } from '../folder-with.ts';

/** Writes a temporary file, which is deleted after the test. Returns its path. */
export const fileWith = (content: string): string => join(folderWith({ 'file.yaml': content }), 'file.yaml');
