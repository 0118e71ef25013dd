import { walkSchema } from '../../2-model/build/walk-schema.ts';
import type { KeywordSchema, NamedSchema, Schema } from '../../2-model/schema.ts';

/** Which schemas lead back to themselves: a value for them may be nested as deeply as somebody likes. */
export interface Cycles {
  /** Whether a schema is part of a cycle, or refers to one that is. */
  isDeep(schema: NamedSchema): boolean;
  /** Returns true if a check of a schema may throw a `NestingError`: it is deep, or compares values of any depth. */
  mayThrow(schema: Schema): boolean;
  /** Whether a reference from one schema to another is a step of a cycle. */
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

  const throwing = new Map<Schema, boolean>();
  const mayThrow = (schema: Schema): boolean => {
    const known = throwing.get(schema);
    if (known !== undefined) return known;
    let isThrowing = false;
    walkSchema(schema, (part) => {
      const target = part.reference === undefined ? undefined : byReference.get(part.reference);
      isThrowing ||= comparesValues(part) || (target !== undefined && (deep.has(target) || mayThrow(target.schema)));
    });
    throwing.set(schema, isThrowing);
    return isThrowing;
  };

  return {
    isDeep: (schema) => deep.has(schema),
    mayThrow,
    isStep: (from, to) => deep.has(from) && deep.has(to) && leadsTo(to, from),
  };
}

/** Returns true if a schema compares objects or arrays, which may be nested deeply. */
const comparesValues = (schema: KeywordSchema): boolean =>
  schema.uniqueItems === true ||
  [...(schema.enum ?? []), ...(schema.const ?? [])].some((value) => typeof value === 'object' && value !== null);

/** Those that are left when all are taken away, one after the other, that refer to nothing that is left. */
function deepSchemas(targets: ReadonlyMap<NamedSchema, readonly NamedSchema[]>): ReadonlySet<NamedSchema> {
  const users = new Map<NamedSchema, NamedSchema[]>();
  const open = new Map(Array.from(targets, ([schema, list]) => [schema, new Set(list).size]));
  for (const [schema, list] of targets) {
    for (const target of new Set(list)) users.set(target, [...(users.get(target) ?? []), schema]);
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

function targetsOf({ schema }: NamedSchema, byReference: ReadonlyMap<string, NamedSchema>): NamedSchema[] {
  const found: NamedSchema[] = [];
  walkSchema(schema, ({ reference }) => {
    const target = reference === undefined ? undefined : byReference.get(reference);
    if (target !== undefined) found.push(target);
  });
  return found;
}
