import { readFileSync } from 'node:fs';
import { printable, sourceName } from '@forgespec/description/diagnostics';
import {
  editableText,
  KeptFileError,
  replaceFiles,
  withLineEnds,
  type Replacement,
} from '@forgespec/description/files';
import type { FixedDescription } from './fix-description.ts';

/**
 * Writes the fixed files, all of them or none. The byte order mark, the encoding and the line ends of each file stay.
 *
 * @throws {KeptFileError} if a file is read-only, has changed since it was checked, or cannot be encoded.
 */
export function writeFixedFiles(files: FixedDescription['files']): void {
  replaceFiles(
    [...files].map(([path, { before, after }]): Replacement => {
      const bytes = readFileSync(path);
      const { text, encode } = editableText(bytes);
      const name = printable(sourceName(path));
      let found: string | undefined;
      const edited = withLineEnds(text, (plain) => {
        found = plain;
        return after;
      });
      if (found !== before) throw new KeptFileError(`${name} has changed in the meantime.`, 'Run the command again.');
      const content = encode(edited);
      if (content === undefined) throw new KeptFileError(`${name} is not UTF-8 text.`, 'Convert it to UTF-8.');
      return { path, content, before: bytes };
    }),
  );
}
