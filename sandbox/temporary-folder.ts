import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is removed when this process ends, or earlier if `remove` is called. */
export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

const paths = new Set<string>();

/**
 * Creates a temporary folder. The folder is removed when the process exits. If a signal such as SIGKILL ends the
 * process immediately, the folder is not removed.
 */
export function temporaryFolder(prefix: string): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), prefix));
  if (paths.size === 0) process.on('exit', removeAll);
  paths.add(path);
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true, maxRetries: 5 });
      paths.delete(path);
      if (paths.size === 0) process.off('exit', removeAll);
    },
  };
}

function removeAll(): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}
