import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by their path in a folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A new folder with files in it, which ends with the test. */
export function folderWith(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
