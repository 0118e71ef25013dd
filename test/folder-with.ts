import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A map from the path of each file, relative to a folder, to the content of the file. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Creates a temporary folder with files. The folder is deleted after the test. */
export function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
