import { walkSchema } from '../../2-model/build/walk-schema.ts';
import type { KeywordSchema, NamedSchema, Schema } from '../../2-model/schema.ts';

/** The schemas that refer back to themselves. Their values may be nested to any depth. */
export interface Cycles {
  /**
   * Returns true if a check of a schema may throw a `NestingError`, because the schema refers to a cycle or compares values of any
   * depth.
   */
  mayThrow(schema: Schema): boolean;
  /** Returns true if a reference from one schema to another is a step of a cycle. */
  isStep(from: NamedSchema, to: NamedSchema): boolean;
}

export function findCycles(schemas: readonly NamedSchema[]): Cycles {
  const byReference = new Map(schemas.map((named) => [named.reference, named]));
  const targets = new Map(schemas.map((named) => [named, targetsOf(named, byReference)]));
  const deep = deepSchemas(targets);

  const leadsTo = (from: NamedSchema, to: NamedSchema): boolean => {
    const found = new Set<NamedSchema>([from]);
    for (const schema of found) {
      if (schema === to) return true;
      for (const target of targets.get(schema) ?? []) if (deep.has(target)) found.add(target);
    }
    return false;
  };

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
    isStep: (from, to) => deep.has(from) && deep.has(to) && leadsTo(to, from),
  };
}

/**
 * Returns the schemas in `deep`, the schemas that compare values, and all schemas that refer to one of these, directly or through
 * other schemas.
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
  // The loop also visits the schemas that it adds.
  for (const named of throwing) for (const user of users.get(named) ?? []) throwing.add(user);
  return throwing;
}

/** Returns true if a schema compares objects or arrays, which may be nested deeply. */
const comparesValues = (schema: KeywordSchema): boolean =>
  schema.uniqueItems === true ||
  [...(schema.enum ?? []), ...(schema.const ?? [])].some((value) => typeof value === 'object' && value !== null);

/**
 * Returns the schemas that are in a cycle or lead to one. Removes every schema that refers to no other schema, then repeats this with
 * the rest, until none can be removed.
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
  walkSchema(schema, ({ reference }) => {
    const target = reference === undefined ? undefined : byReference.get(reference);
    if (target !== undefined) found.push(target);
  });
  return found;
}
