import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';

const spec = join(import.meta.dirname, '../spec');

/** Returns true if the shortened description must contain a path of our description. `file` is the file with the operations of the path. */
type IsContained = (path: string, file: string) => boolean;

const isInAreas =
  (areas: readonly string[]): IsContained =>
  (_, file) =>
    areas.some((area) => file.includes(`/${area}/`));

/** Returns the root of our description with the operations of a few areas. Its references are relative to `spec/`. */
export const rootOf = (areas: readonly string[]): object => rootWith(isInAreas(areas));

/**
 * Writes the root file of our description with the operations of a few areas. Reading this description takes much less time than reading
 * the whole description. The other files are those of `spec/`. Returns the path of the root file.
 */
export const writeSomeAreas = (folder: string, areas: readonly string[]): string =>
  writeRoot(folder, rootWith(isInAreas(areas)));

function rootWith(isContained: IsContained): object {
  const root: { paths: Record<string, { $ref: string }> } = parse(readFileSync(join(spec, 'openapi.yaml'), 'utf8'));
  const paths = Object.entries(root.paths).filter(([path, { $ref }]) => isContained(path, $ref.replace(/#.*$/u, '')));
  return { ...root, paths: Object.fromEntries(paths) };
}

function writeRoot(folder: string, root: object): string {
  const file = join(folder, 'openapi.json');
  const replace = (key: string, value: unknown): unknown =>
    key === '$ref' && typeof value === 'string' && !value.startsWith('#') ? join(relative(folder, spec), value) : value;
  writeFileSync(file, JSON.stringify(root, replace, 1));
  return file;
}
