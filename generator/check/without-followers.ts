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
      const { components, smallestAround } = scopesOf(description);
      const smallest = smallestAround(diagnostic);
      if (smallest !== undefined) faulty.push(smallest);
      if (smallest !== undefined && !components.has(smallest)) isOperationLost = true;
      if (diagnostic.code === 'structure-invalid' && (smallest === undefined || components.has(smallest)))
        isSharedFaulty = true;
    }
  }
  return kept;
}

/** The parts of files in which an error may cause other errors: components, paths, operations, request bodies and responses. */
interface Scopes {
  /** Returns the smallest part with the source location of a problem; undefined if there is none. */
  smallestAround(diagnostic: Diagnostic): SourceExtent | undefined;
  /** The components among the parts that `smallestAround` has returned, and the maps of components. */
  readonly components: ReadonlySet<SourceExtent>;
}

const known = new WeakMap<JsonObject, Scopes>();

/** Returns the scopes of a description. Called only for a description with errors, because the positions in files are needed. */
function scopesOf({ document, origins }: Description): Scopes {
  const found = known.get(document);
  if (found !== undefined) return found;
  const extents = new Map<JsonObject, SourceExtent | undefined>();
  const extentOf = (node: JsonObject): SourceExtent | undefined => {
    if (!extents.has(node)) extents.set(node, origins.extent(node));
    return extents.get(node);
  };
  const components = new Set<SourceExtent>();
  const maps = membersOf(document.components);

  const smallestAround = (diagnostic: Diagnostic): SourceExtent | undefined => {
    const around: SourceExtent[] = [];
    const visit = (node: JsonObject): SourceExtent | undefined => {
      const extent = extentOf(node);
      if (extent === undefined || !containsDiagnostic(extent, diagnostic)) return undefined;
      around.push(extent);
      return extent;
    };
    for (const node of [...maps, ...maps.flatMap(membersOf)]) {
      const extent = visit(node);
      if (extent !== undefined) components.add(extent);
    }
    // The positions inside an object are searched only if the problem is there, or if the object inside it is in another file.
    const visitPart = (node: JsonObject, outer: JsonObject, isInOuter: boolean): boolean =>
      (isInOuter || origins.fileOf(node) !== origins.fileOf(outer)) && visit(node) !== undefined;
    for (const item of membersOf(document.paths)) {
      const isInItem = visit(item) !== undefined;
      for (const operation of membersOf(item)) {
        const isInOperation = visitPart(operation, item, isInItem);
        for (const message of messagesOf(operation)) visitPart(message, operation, isInOperation);
      }
    }
    return around.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0];
  };

  const result = { smallestAround, components };
  known.set(document, result);
  return result;
}

/** Returns the request body and the responses of an operation. An error in such an object causes other errors in the same object. */
const messagesOf = ({ requestBody, responses }: JsonObject): JsonObject[] => [
  ...(isJsonObject(requestBody) ? [requestBody] : []),
  ...membersOf(responses),
];

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
