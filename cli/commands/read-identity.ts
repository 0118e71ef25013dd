import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { printable } from '@forgespec/description/diagnostics';
import type { SiteSource } from '@forgespec/reference/read-site';
import type { SiteSettings } from '../options/site-option.ts';
import { CommandError } from './command-error.ts';
import { readWorkflows } from './read-workflows.ts';

const imageTypes: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Returns the name and the look of a site. The logo becomes part of each page, as a `data:` URL.
 *
 * @param spec the path or URL of the description.
 * @throws {CommandError} if a file cannot be read, or has another format.
 */
export async function readIdentity(
  { logo, workflows, ...settings }: SiteSettings,
  spec: string,
): Promise<NonNullable<SiteSource['identity']>> {
  return {
    ...settings,
    ...(logo === undefined ? {} : { logo: await readLogo(logo) }),
    ...(workflows === undefined ? {} : { workflows: await readWorkflows(workflows, spec) }),
  };
}

async function readLogo(logo: string): Promise<string> {
  const type = imageTypes[extname(logo).toLowerCase()];
  if (type === undefined) throw new CommandError(`${printable(logo)} is not an SVG, PNG, JPEG, GIF or WebP image.`, 2);
  const bytes = await readFile(logo).catch(() => undefined);
  if (bytes === undefined) throw new CommandError(`The logo ${printable(logo)} cannot be read.`, 2);
  return `data:${type};base64,${bytes.toString('base64')}`;
}
