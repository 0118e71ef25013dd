import { existsSync } from 'node:fs';
import { digestsOfFile } from '../output/file-digests.ts';
import { readManifest } from '../output/manifest.ts';
import { isOutputError } from '../output/output-error.ts';
import { listOutput, refuseLinkedFolders } from '../output/read-output.ts';
import { updateFolderOf } from '../output/switch/update-folder.ts';
import { isInFolders, type WrittenFiles } from '../output/written-files.ts';

/**
 * Returns true if an output folder still has exactly the files that a run has written. The manifest and the content of each file are
 * compared.
 */
export function isUnchangedOutput(out: string, { digests, folders }: WrittenFiles): boolean {
  const paths = Object.keys(digests);
  if (existsSync(updateFolderOf(out))) return false;
  try {
    refuseLinkedFolders(out, paths);
    const manifest = readManifest(out);
    const isIntact = (path: string): boolean => {
      const listed = manifest.get(path);
      const isListed = listed?.length === 1 && listed[0] === digests[path];
      return isListed && digestsOfFile(out, path)?.text === listed[0];
    };
    return (
      paths.every(isIntact) &&
      listOutput(out).every((path) => Object.hasOwn(digests, path) || !isInFolders(path, folders))
    );
  } catch (error) {
    if (!isOutputError(error)) throw error;
    return false;
  }
}
