import { isJsonObject, type JsonObject, type JsonValue } from '../1-load/json.ts';
import type { Description } from '../1-load/load.ts';
import type { SourceExtent } from '../1-load/origins.ts';
import { textOffsetOf } from '../1-load/positions.ts';
import { objectMembers } from './check-context.ts';
import { isFault, type Diagnostic } from '../diagnostics/diagnostic.ts';

/**
 * Matches the codes of problems that an error in `components`, `tags` or a security scheme can cause, because other objects refer to
 * these.
 */
const hasMissingTarget = /-(?:dangling|missing|undeclared|unused)$/u;

/**
 * Removes the problems that are probably consequences of other problems. If a check finds a fault in a response, an operation, a path or
 * a component, the findings of later checks in the same object are removed.
 *
 * @param checks the findings of each check, in the order of the checks.
 */
export function withoutFollowers(
  { document, origins }: Description,
  checks: readonly (readonly Diagnostic[])[],
): Diagnostic[] {
  const faulty: SourceExtent[] = [];
  let scopes: readonly SourceExtent[] | undefined;
  const components = new Set<SourceExtent>();
  const items = new Set<SourceExtent>();
  let isSharedFaulty = false;
  let isOperationLost = false;
  const kept: Diagnostic[] = [];
  for (const found of checks) {
    const independent = found.filter(
      (diagnostic) =>
        !(isSharedFaulty && hasMissingTarget.test(diagnostic.code)) &&
        !(isOperationLost && diagnostic.code === 'link-dangling') &&
        !faulty.some((extent) => containsDiagnostic(extent, diagnostic)),
    );
    kept.push(...independent);
    for (const diagnostic of independent.filter(isFault)) {
      // Computed only for a description with errors, because the positions in all files are needed.
      if (scopes === undefined) {
        const extentsOf = (nodes: JsonObject[]): SourceExtent[] =>
          nodes.map((node) => origins.extent(node)).filter((extent) => extent !== undefined);
        const maps = membersOf(document.components);
        const shared = extentsOf([...maps, ...maps.flatMap(membersOf)]);
        for (const extent of shared) components.add(extent);
        for (const extent of extentsOf(membersOf(document.paths))) items.add(extent);
        scopes = [...shared, ...items, ...extentsOf(operationScopes(document))];
      }
      const [smallest] = scopes
        .filter((extent) => containsDiagnostic(extent, diagnostic))
        .toSorted((a, b) => a.end - a.start - (b.end - b.start));
      if (smallest !== undefined) faulty.push(smallest);
      if (smallest !== undefined && !components.has(smallest)) isOperationLost = true;
      if (diagnostic.code === 'structure-invalid' && (smallest === undefined || components.has(smallest)))
        isSharedFaulty = true;
    }
  }
  return kept;
}

/**
 * Returns the operations, request bodies and responses of path items. An error in such an object causes other errors in the same object.
 */
function operationScopes({ paths }: JsonObject): JsonObject[] {
  const items = membersOf(paths);
  const operations = items.flatMap(membersOf);
  const messages = operations.flatMap(({ requestBody, responses }) => [
    ...(isJsonObject(requestBody) ? [requestBody] : []),
    ...membersOf(responses),
  ]);
  return [...operations, ...messages];
}

const membersOf = (map: JsonValue | undefined): JsonObject[] =>
  objectMembers(map)
    .map(([, member]) => member)
    .filter(isJsonObject);

/** Returns true if the source location of a problem is in the given part of a file. */
export function containsDiagnostic({ path, start, end }: SourceExtent, { place }: Diagnostic): boolean {
  if (place?.source.path !== path) return false;
  const offset = textOffsetOf(place);
  return start <= offset && offset < end;
}
