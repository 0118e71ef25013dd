import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';

/** The style sheet that all pages of the site share. */
export const siteStyle = (): Promise<string> => readFile(join(packageRoot, 'templates/docs/site.css'), 'utf8');
