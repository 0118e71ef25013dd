import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a new temporary file. Returns its path. */
export function fileWith(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'forgespec-file-')), 'file.yaml');
  writeFileSync(file, content);
  return file;
}
