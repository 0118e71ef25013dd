import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

const spec = join(import.meta.dirname, '../spec');

/**
 * Writes the root file of our description with the operations of a few areas, which is read much faster. The other files are those of
 * `spec/`. Returns the path of the root file.
 */
export function writeSomeAreas(folder: string, areas: readonly string[]): string {
  const file = join(folder, 'openapi.json');
  const replace = (key: string, value: unknown): unknown =>
    key === '$ref' && typeof value === 'string' && !value.startsWith('#') ? join(relative(folder, spec), value) : value;
  writeFileSync(file, JSON.stringify(rootOf(areas), replace, 1));
  return file;
}

/** Returns the root of our description with the operations of a few areas. Its references are relative to `spec/`. */
export function rootOf(areas: readonly string[]): object {
  const root: { paths: Record<string, { $ref: string }> } = parse(readFileSync(join(spec, 'openapi.yaml'), 'utf8'));
  const paths = Object.entries(root.paths).filter(([, { $ref }]) => areas.some((area) => $ref.includes(`/${area}/`)));
  return { ...root, paths: Object.fromEntries(paths) };
}
