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
export function withoutFollowers(description: Description, checks: readonly (readonly Diagnostic[])[]): Diagnostic[] {
  const faulty: SourceExtent[] = [];
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
      const { scopes, components } = scopesOf(description);
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

/** The parts of files in which an error may cause other errors. */
interface Scopes {
  readonly scopes: readonly SourceExtent[];
  /** The components among them, and the maps of components. */
  readonly components: ReadonlySet<SourceExtent>;
}

const known = new WeakMap<JsonObject, Scopes>();

/** Returns the scopes of a description. Called only for a description with errors, because the positions in all files are needed. */
function scopesOf({ document, origins }: Description): Scopes {
  const found = known.get(document);
  if (found !== undefined) return found;
  const extentsOf = (nodes: JsonObject[]): SourceExtent[] =>
    nodes.map((node) => origins.extent(node)).filter((extent) => extent !== undefined);
  const maps = membersOf(document.components);
  const components = extentsOf([...maps, ...maps.flatMap(membersOf)]);
  const scopes = [...components, ...extentsOf([...membersOf(document.paths), ...operationScopes(document)])];
  const result = { scopes, components: new Set(components) };
  known.set(document, result);
  return result;
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
