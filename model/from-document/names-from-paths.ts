import { typeName, valueName } from '../names/identifier.ts';
import type { FoundOperation } from './find-operations.ts';

/** Returns the name of an operation that has no `operationId`. For example, returns `getShopsByIdPets` for `GET /shops/{id}/pets`. */
export const nameFromPath = ({ method, path }: FoundOperation): string =>
  valueName(method) + wordsOf(segmentsOf(path)).join('');

/**
 * Returns the name that an operation has within its area if it has no `operationId`. For example, returns `getById` for `GET /v1/pets/{id}`
 * in the area `pets`. The segment with the name of the area is left out. The segments before it are also left out, unless one of them
 * contains a parameter. For the GET operation of a collection, the name begins with `list` in place of `get`. The path `/pets` is a
 * collection if the document also has the path `/pets/{id}`.
 *
 * @param areas the two names of the area: its name in TypeScript, and its name in the description.
 * @param collections the paths of the collections, from {@link collectionsIn}.
 * @returns undefined if no segment has the name of the area.
 */
export function methodFromPath(
  { method, path }: FoundOperation,
  areas: readonly string[],
  collections: ReadonlySet<string>,
): string | undefined {
  const segments = segmentsOf(path);
  const names = new Set(areas.map((area) => valueName(area).toLowerCase()));
  const index = segments.findIndex(
    (segment) => parameterIn(segment) === undefined && names.has(valueName(segment).toLowerCase()),
  );
  if (index === -1) return undefined;
  const before = segments.slice(0, index);
  const kept = before.some((segment) => segment.includes('{')) ? before : [];
  const verb = method === 'get' && collections.has(path) ? 'list' : valueName(method);
  return verb + wordsOf([...kept, ...segments.slice(index + 1)]).join('');
}

/** Returns the paths of collections. For example, `/pets` is the path of a collection if the document has the path `/pets/{id}`. */
export const collectionsIn = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(paths.flatMap((path) => /^(.+)\/\{[^{}/]+\}$/u.exec(path)?.[1] ?? []));

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const parameterIn = (segment: string): string | undefined => /^\{(.*)\}$/u.exec(segment)?.[1];

const wordsOf = (segments: readonly string[]): string[] =>
  segments.map((segment) => {
    const parameter = parameterIn(segment);
    return parameter === undefined ? typeName(segment) : `By${typeName(parameter)}`;
  });
