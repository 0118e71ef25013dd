import { lstatSync, readFileSync, readlinkSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from './file-stamp.ts';
import { digest } from './manifest.ts';
import { textOfOutput } from './read-output.ts';

/** The digests of a file of an output. */
export interface FileDigests {
  /** The digest of the bytes. The digest of a symbolic link is that of its target path, and `folder` is that of a folder. */
  readonly bytes: string;
  /** The digest of the text with the line ends that forgespec writes. It differs from `bytes` if Git has converted the line ends. */
  readonly text: string;
}

/**
 * The stamp and the digests of each file that was read, by its absolute path. If a file still has the same stamp, it is not read again.
 * One edit of a description changes only a few files of the output, so most files are read once in a process.
 */
const known = new Map<string, { readonly stamp: string; readonly digests: FileDigests }>();

/** Returns the digests of a file of an output folder. Returns undefined if the file does not exist. */
export function digestsOfFile(folder: string, path: string): FileDigests | undefined {
  const file = join(folder, path);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  const stamp = stampOf(found);
  const before = known.get(file);
  if (stamp !== undefined && before?.stamp === stamp) return before.digests;
  const digests = readDigests(file, found);
  if (stamp !== undefined) known.set(file, { stamp, digests });
  return digests;
}

function readDigests(file: string, found: Stats): FileDigests {
  if (found.isDirectory()) return { bytes: 'folder', text: 'folder' };
  const content = found.isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileSync(file);
  const bytes = digest(content);
  return { bytes, text: content.includes('\r\n') ? digest(textOfOutput(content)) : bytes };
}
