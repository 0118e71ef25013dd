import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Replaces a file atomically, so that no program ever reads an incomplete file. The folder of the file must exist.
 *
 * @param folder the folder for the temporary file `.forgespec-<process id>.tmp`. It must be on the same file system.
 */
export function replaceFile(path: string, content: string | Uint8Array, folder: string = dirname(path)): void {
  const temporary = join(folder, `.forgespec-${process.pid}.tmp`);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
