import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Patterns that match the key `openapi` or `swagger` with a supported version. In YAML, the key must begin a line. */
const isRoot = {
  yaml: /^["']?(?:openapi["']?\s*:\s*["']?3\.|swagger["']?\s*:\s*["']?2\b)/mu,
  json: /"openapi"\s*:\s*"3\.|"swagger"\s*:\s*"2\.0"/u,
};

/**
 * Returns the sorted paths of the OpenAPI documents below a folder. If a description consists of several files, returns only the path of
 * its root file.
 */
export function descriptionsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => /\.(?:json|ya?ml)$/u.test(path) && !path.includes('node_modules'))
    .filter((path) => isRoot[path.endsWith('.json') ? 'json' : 'yaml'].test(readFileSync(join(folder, path), 'utf8')))
    .toSorted();
}
