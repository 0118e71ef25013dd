import type { NamedSchema, Schema } from '../../2-model/schema.ts';

/** The groups of named schemas that differ only in their names, descriptions and pointers. */
export interface Twins {
  /** Returns the first schema of the group of a schema; undefined if that is the schema itself. */
  firstOf(schema: NamedSchema): NamedSchema | undefined;
  /** Returns true if a schema is the first one of a group with several schemas. */
  hasOthers(schema: NamedSchema): boolean;
}

const known = new WeakMap<ReadonlyMap<string, NamedSchema>, Twins>();

/** @param byReference all named schemas, in the order of the model, by the pointer that references use. */
export function findTwins(byReference: ReadonlyMap<string, NamedSchema>): Twins {
  const found = known.get(byReference) ?? twinsAmong([...byReference.values()]);
  known.set(byReference, found);
  return found;
}

function twinsAmong(schemas: readonly NamedSchema[]): Twins {
  const groups = new Map<string, NamedSchema[]>();
  for (const named of schemas) {
    const group = groups.get(constraintsOf(named.schema)) ?? [];
    groups.set(constraintsOf(named.schema), [...group, named]);
  }
  const groupOf = (named: NamedSchema): readonly NamedSchema[] => groups.get(constraintsOf(named.schema)) ?? [];
  return {
    firstOf: (named) => groupOf(named).find((other) => other !== named && groupOf(named)[0] === other),
    hasOthers: (named) => groupOf(named).length > 1 && groupOf(named)[0] === named,
  };
}

/** Returns a text that is the same for equal schemas. It contains neither annotations nor omissions, and pointers are relative to the schema. */
export function constraintsOf(schema: Schema): string {
  const base = schema.pointer;
  return JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'annotations' || key === 'isOmitted') return undefined;
    return key === 'pointer' && typeof value === 'string' && value.startsWith(base) ? value.slice(base.length) : value;
  });
}
