import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { textOffsetOf, type Description, type SourceExtent } from '@forgespec/description/load';
import { isFault, type Diagnostic } from '@forgespec/description/diagnostics';
import { objectMembers } from './check-context.ts';

/**
 * Matches the codes of problems with references, such as `reference-dangling`. An error in `components`, `tags` or a security scheme can
 * cause these problems, because other objects refer to components, tags and security schemes.
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
    for (const diagnostic of independent) {
      kept.push(diagnostic);
      if (!isFault(diagnostic)) continue;
      const scope = scopeFinderOf(description)(diagnostic);
      if (scope !== undefined) faulty.push(scope.extent);
      if (scope?.isComponent === false) isOperationLost = true;
      if (diagnostic.code === 'structure-invalid' && scope?.isComponent !== false) isSharedFaulty = true;
    }
  }
  return kept;
}

/** A part of a description in which an error may cause other errors: a component, a path, an operation, a request body or a response. */
interface Scope {
  readonly node: JsonObject;
  /** True if the scope is a component, or a map of components such as `schemas`. */
  readonly isComponent: boolean;
  /** True if the scope and the next outer scope are in different files. */
  readonly isElsewhere: boolean;
  /** True if `isElsewhere` is true for this scope, or for a scope inside this scope. */
  readonly leadsElsewhere: boolean;
  readonly inner: readonly Scope[];
}

/** The smallest scope that contains the source location of a problem. */
interface FoundScope {
  readonly extent: SourceExtent;
  readonly isComponent: boolean;
}

type FindScope = (diagnostic: Diagnostic) => FoundScope | undefined;

const known = new WeakMap<JsonObject, FindScope>();

/**
 * Returns a function that finds the smallest scope that contains the source location of a problem. The positions of scopes in their files
 * take time to compute. Therefore, `scopeFinderOf` and the returned function are called only for a description with errors or assumptions.
 */
function scopeFinderOf({ document, origins }: Description): FindScope {
  const found = known.get(document);
  if (found !== undefined) return found;
  const scopeOf = (node: JsonObject, outer: JsonObject, isComponent: boolean, inner: readonly Scope[]): Scope => {
    const isElsewhere = origins.fileOf(node) !== origins.fileOf(outer);
    const leadsElsewhere = isElsewhere || inner.some((scope) => scope.leadsElsewhere);
    return { node, isComponent, isElsewhere, leadsElsewhere, inner };
  };
  const maps = membersOf(document.components).map((map) => {
    const components = membersOf(map).map((component) => scopeOf(component, map, true, []));
    return scopeOf(map, document, true, components);
  });
  const paths = membersOf(document.paths).map((item) => {
    const operations = membersOf(item).map((operation) => {
      const messages = messagesOf(operation).map((message) => scopeOf(message, operation, false, []));
      return scopeOf(operation, item, false, messages);
    });
    return scopeOf(item, document, false, operations);
  });
  const scopes = [...maps, ...paths];

  const extents = new Map<JsonObject, SourceExtent | undefined>();
  const extentOf = (node: JsonObject): SourceExtent | undefined => {
    if (!extents.has(node)) extents.set(node, origins.extent(node));
    return extents.get(node);
  };
  const findScope: FindScope = (diagnostic) => {
    let smallest: FoundScope | undefined;
    const visit = ({ node, isComponent, isElsewhere, leadsElsewhere, inner }: Scope, isInOuter: boolean): void => {
      // The extent of a scope is computed only if the problem is in the outer scope, or if the scope is in another file than the outer
      // scope.
      if (!isInOuter && !leadsElsewhere) return;
      const extent = isInOuter || isElsewhere ? extentOf(node) : undefined;
      const isInside = extent !== undefined && containsDiagnostic(extent, diagnostic);
      const isSmaller = smallest === undefined || (extent !== undefined && sizeOf(extent) < sizeOf(smallest.extent));
      if (isInside && isSmaller) smallest = { extent, isComponent };
      for (const scope of inner) visit(scope, isInside);
    };
    for (const scope of scopes) visit(scope, true);
    return smallest;
  };
  known.set(document, findScope);
  return findScope;
}

const sizeOf = ({ start, end }: SourceExtent): number => end - start;

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
