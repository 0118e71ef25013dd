import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The key `openapi` with a version that is supported. In YAML, the key begins a line. In JSON, the key may be anywhere.
 */
const isRoot = { yaml: /^["']?openapi["']?\s*:\s*["']?3\./mu, json: /"openapi"\s*:\s*"3\./u };

/** Returns the paths of the OpenAPI documents below a folder, sorted. Parts of split descriptions are not returned. */
export function descriptionsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => /\.(?:json|ya?ml)$/u.test(path) && !path.includes('node_modules'))
    .filter((path) => isRoot[path.endsWith('.json') ? 'json' : 'yaml'].test(readFileSync(join(folder, path), 'utf8')))
    .toSorted();
}
