import {
  referringSchemas,
  walkSchema,
  stronglyConnected,
  type KeywordSchema,
  type NamedSchema,
  type Schema,
} from '@forgespec/model';

/** The cycles of references between schemas. If a schema is in a cycle, its values may be nested to any depth. */
export interface Cycles {
  /**
   * Returns true if the validator of a schema may throw a `NestingError`. This is possible if the schema refers to a cycle, or compares
   * values that may be nested to any depth.
   */
  mayThrow(schema: Schema): boolean;
  /** Returns true if the reference from the schema `from` to the schema `to` is part of a cycle. */
  isStep(from: NamedSchema, to: NamedSchema): boolean;
}

export function findCycles(schemas: readonly NamedSchema[]): Cycles {
  const byReference = new Map(schemas.map((named) => [named.reference, named]));
  const targets = new Map(schemas.map((named) => [named, targetsOf(named, byReference)]));
  const deep = deepSchemas(targets);

  const numbers = new Map(schemas.map((named, index) => [named, index]));
  const numbersOf = (list: readonly NamedSchema[] = []): number[] => list.map((named) => numbers.get(named) ?? 0);
  const targetNumbers = schemas.map((named) => numbersOf(targets.get(named)));
  const components = stronglyConnected(schemas.length, (node) => targetNumbers[node] ?? []);
  const componentOf = (named: NamedSchema): number | undefined => components[numbers.get(named) ?? -1];

  const throwing = throwingSchemas(targets, deep);
  const mayThrow = (schema: Schema): boolean => {
    let isThrowing = false;
    walkSchema(schema, (part) => {
      const target = part.reference === undefined ? undefined : byReference.get(part.reference);
      isThrowing ||= comparesValues(part) || (target !== undefined && throwing.has(target));
    });
    return isThrowing;
  };

  return {
    mayThrow,
    isStep: (from, to) => deep.has(from) && deep.has(to) && componentOf(from) === componentOf(to),
  };
}

/**
 * Returns the schemas whose validators may throw a `NestingError`. These are the schemas in `deep`, the schemas that compare values, and
 * all schemas that refer to such a schema, directly or through other schemas.
 */
function throwingSchemas(
  targets: ReadonlyMap<NamedSchema, readonly NamedSchema[]>,
  deep: ReadonlySet<NamedSchema>,
): ReadonlySet<NamedSchema> {
  const users = new Map<NamedSchema, NamedSchema[]>();
  const throwing = new Set(deep);
  for (const [named, list] of targets) {
    for (const target of new Set(list)) getOrAdd(users, target).push(named);
    walkSchema(named.schema, (part) => {
      if (comparesValues(part)) throwing.add(named);
    });
  }
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const named of throwing) for (const user of users.get(named) ?? []) throwing.add(user);
  return throwing;
}

/** Returns true if the validator of a schema compares values that may be objects or arrays. Such values may be nested to any depth. */
const comparesValues = (schema: KeywordSchema): boolean =>
  schema.uniqueItems === true ||
  [...(schema.enum ?? []), ...(schema.const ?? [])].some((value) => typeof value === 'object' && value !== null);

/**
 * Returns the schemas that are in a cycle, and the schemas from which references lead to a cycle. The function repeatedly removes the
 * schemas that refer to none of the remaining schemas. The result contains the schemas that are never removed.
 */
function deepSchemas(targets: ReadonlyMap<NamedSchema, readonly NamedSchema[]>): ReadonlySet<NamedSchema> {
  const users = new Map<NamedSchema, NamedSchema[]>();
  const open = new Map(Array.from(targets, ([schema, list]) => [schema, new Set(list).size]));
  for (const [schema, list] of targets) {
    for (const target of new Set(list)) getOrAdd(users, target).push(schema);
  }
  const ends = Array.from(open).flatMap(([schema, count]) => (count === 0 ? [schema] : []));
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    open.delete(end);
    for (const user of users.get(end) ?? []) {
      const count = (open.get(user) ?? 0) - 1;
      open.set(user, count);
      if (count === 0) ends.push(user);
    }
  }
  return new Set(open.keys());
}

function getOrAdd(users: Map<NamedSchema, NamedSchema[]>, target: NamedSchema): NamedSchema[] {
  const known = users.get(target) ?? [];
  users.set(target, known);
  return known;
}

function targetsOf({ schema }: NamedSchema, byReference: ReadonlyMap<string, NamedSchema>): NamedSchema[] {
  const found: NamedSchema[] = [];
  for (const { reference } of referringSchemas(schema)) {
    const target = reference === undefined ? undefined : byReference.get(reference);
    if (target !== undefined) found.push(target);
  }
  return found;
}
