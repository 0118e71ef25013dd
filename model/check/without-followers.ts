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
  const faults = new KnownFaults(description);
  const kept: Diagnostic[] = [];
  for (const found of checks) {
    const independent = found.filter((diagnostic) => !faults.mayCause(diagnostic));
    kept.push(...independent);
    for (const diagnostic of independent) if (isFault(diagnostic)) faults.add(diagnostic);
  }
  return kept;
}

/** The faults that earlier checks have found. */
class KnownFaults {
  readonly #description: Description;
  readonly #faulty: SourceExtent[] = [];
  #isSharedFaulty = false;
  #isOperationLost = false;

  constructor(description: Description) {
    this.#description = description;
  }

  /** Returns true if a problem is probably a consequence of a known fault. */
  mayCause(diagnostic: Diagnostic): boolean {
    return (
      (this.#isSharedFaulty && hasMissingTarget.test(diagnostic.code)) ||
      (this.#isOperationLost && diagnostic.code === 'link-dangling') ||
      this.#faulty.some((extent) => containsDiagnostic(extent, diagnostic))
    );
  }

  add(fault: Diagnostic): void {
    const scope = scopesOf(this.#description).find(fault);
    if (scope !== undefined) this.#faulty.push(scope.extent);
    if (scope?.isComponent === false) this.#isOperationLost = true;
    else if (fault.code === 'structure-invalid') this.#isSharedFaulty = true;
  }
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

/** A position in a file, as a number of UTF-16 code units from its start. */
interface Position {
  readonly path: string;
  readonly offset: number;
}

/** The smallest scope that contains the source location of a problem. */
interface FoundScope {
  readonly extent: SourceExtent;
  readonly isComponent: boolean;
}

/**
 * The scopes of a document. The positions of scopes in their files take time to compute. Therefore, this class is used only for a description
 * with errors or assumptions.
 */
class DocumentScopes {
  readonly #origins: Description['origins'];
  readonly #scopes: readonly Scope[];
  readonly #extents = new Map<JsonObject, SourceExtent | undefined>();

  constructor({ document, origins }: Description) {
    this.#origins = origins;
    const maps = membersOf(document.components).map((map) => {
      const components = membersOf(map).map((component) => this.#scopeOf(component, map, true));
      return this.#scopeOf(map, document, true, components);
    });
    const paths = membersOf(document.paths).map((item) => {
      const operations = membersOf(item).map((operation) => {
        const messages = messagesOf(operation).map((message) => this.#scopeOf(message, operation, false));
        return this.#scopeOf(operation, item, false, messages);
      });
      return this.#scopeOf(item, document, false, operations);
    });
    this.#scopes = [...maps, ...paths];
  }

  /** Returns the smallest scope that contains the source location of a problem. */
  find({ location }: Diagnostic): FoundScope | undefined {
    if (location === undefined) return undefined;
    return this.#smallestAmong(this.#scopes, { path: location.source.path, offset: textOffsetOf(location) }, true);
  }

  /** Returns the smallest scope that contains a position, among the given scopes and the scopes inside them. */
  #smallestAmong(scopes: readonly Scope[], position: Position, isInOuter: boolean): FoundScope | undefined {
    let smallest: FoundScope | undefined;
    for (const scope of scopes) {
      // The extent of a scope is computed only if the problem is in the outer scope, or if the scope is in another file than the outer scope.
      if (isInOuter || scope.leadsElsewhere) smallest = smaller(smallest, this.#smallestIn(scope, position, isInOuter));
    }
    return smallest;
  }

  #smallestIn(
    { node, isComponent, isElsewhere, inner }: Scope,
    position: Position,
    isInOuter: boolean,
  ): FoundScope | undefined {
    const extent = isInOuter || isElsewhere ? this.#extentOf(node) : undefined;
    const found = extent !== undefined && containsPosition(extent, position) ? { extent, isComponent } : undefined;
    if (inner.length === 0) return found;
    return smaller(found, this.#smallestAmong(inner, position, found !== undefined));
  }

  #scopeOf(node: JsonObject, outer: JsonObject, isComponent: boolean, inner: readonly Scope[] = []): Scope {
    const isElsewhere = this.#origins.fileOf(node) !== this.#origins.fileOf(outer);
    const leadsElsewhere = isElsewhere || inner.some((scope) => scope.leadsElsewhere);
    return { node, isComponent, isElsewhere, leadsElsewhere, inner };
  }

  #extentOf(node: JsonObject): SourceExtent | undefined {
    if (!this.#extents.has(node)) this.#extents.set(node, this.#origins.extent(node));
    return this.#extents.get(node);
  }
}

const knownScopes = new WeakMap<JsonObject, DocumentScopes>();

function scopesOf(description: Description): DocumentScopes {
  const scopes = knownScopes.get(description.document) ?? new DocumentScopes(description);
  knownScopes.set(description.document, scopes);
  return scopes;
}

/** Returns the smaller one of two scopes. If they are equal in size, returns the first one. */
function smaller(one: FoundScope | undefined, other: FoundScope | undefined): FoundScope | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return sizeOf(other.extent) < sizeOf(one.extent) ? other : one;
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
export const containsDiagnostic = (extent: SourceExtent, { location }: Diagnostic): boolean =>
  location?.source.path === extent.path &&
  containsPosition(extent, { path: extent.path, offset: textOffsetOf(location) });

const containsPosition = ({ path, start, end }: SourceExtent, position: Position): boolean =>
  position.path === path && start <= position.offset && position.offset < end;
