import { closeSync, openSync, readSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { filesIn, similarFile } from '../files/similar-file.ts';

/** The maximum number of files that are opened, and the maximum number of bytes that are read from each file. */
const mostFiles = 200;
const readBytes = 1_000;

/**
 * Returns the fix for a root file that does not exist. Proposes a file with a similar name. If no name is similar, but the working
 * directory and the folders inside it contain exactly one OpenAPI description, proposes this description.
 *
 * @param file the missing file, as the user names it.
 */
export function fixMissingRoot(file: string): string {
  const near = similarFile(file, resolve('description'), resolve(file)) ?? onlyDescription();
  return near === undefined
    ? 'Correct the path. If the project has no description yet, `forgespec init` writes an example.'
    : `Did you mean \`${near}\`? Pass this path with \`--spec\`, or write it in the config.`;
}

/**
 * Returns the path of the only OpenAPI description below the working directory. Returns undefined if no description exists, or if several
 * exist.
 */
function onlyDescription(): string | undefined {
  const [found, ...others] = filesIn(process.cwd()).slice(0, mostFiles).filter(isDescription);
  return found === undefined || others.length > 0 ? undefined : relative('', found).replaceAll('\\', '/');
}

function isDescription(path: string): boolean {
  const bytes = Buffer.alloc(readBytes);
  try {
    const file = openSync(path, 'r');
    try {
      readSync(file, bytes);
    } finally {
      closeSync(file);
    }
    return /^[{\s]*["']?(?:openapi["']?\s*:\s*["']?3\.|swagger["']?\s*:\s*["']?2\b)/mu.test(bytes.toString('utf8'));
  } catch {
    // A file that cannot be read is not proposed.
    return false;
  }
}
