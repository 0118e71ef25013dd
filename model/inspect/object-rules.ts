import type { KeywordSchema, Schema } from '../schema.ts';
import type { Resolve } from './value-types.ts';

/** The properties that an object needs, and may have, to be valid. */
export interface ObjectRules {
  /** For each declared property, the schemas that its value has to match. */
  readonly properties: ReadonlyMap<string, readonly KeywordSchema[]>;
  readonly required: ReadonlySet<string>;
  /** True if the object may have properties that are not declared, with any value. */
  readonly isOpen: boolean;
}

/**
 * Returns the rules for the objects that a schema accepts. Of `oneOf` and `anyOf`, only the first schema that accepts an object is
 * considered, so an object that follows these rules is valid, but other objects may be valid too.
 *
 * @returns undefined if the schema does not declare properties.
 */
export function objectRules(schema: Schema, resolve: Resolve): ObjectRules | undefined {
  const parts = conjuncts(schema, resolve);
  const properties = new Map<string, KeywordSchema[]>();
  for (const { name, schema: value } of parts.flatMap((part) => part.properties ?? []))
    properties.set(name, [...(properties.get(name) ?? []), ...conjuncts(value, resolve)]);
  if (properties.size === 0) return undefined;
  return {
    properties,
    required: new Set(parts.flatMap(({ required }) => required ?? [])),
    isOpen: parts.every(
      ({ additionalProperties, unevaluatedProperties }) =>
        acceptsAll(additionalProperties) && acceptsAll(unevaluatedProperties),
    ),
  };
}

const acceptsAll = (schema: Schema | undefined): boolean =>
  schema === undefined || (schema.kind === 'boolean' && schema.value);

/** Returns the schemas that a value has to match together: through a reference, `allOf`, and one schema of `oneOf` and `anyOf`. */
function conjuncts(schema: Schema, resolve: Resolve, seen: Set<Schema> = new Set()): readonly KeywordSchema[] {
  if (schema.kind === 'boolean' || seen.has(schema)) return [];
  seen.add(schema);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const chosen = [schema.oneOf, schema.anyOf].flatMap((options) => options?.find((option) => !isNull(option)) ?? []);
  const parts = [...(target === undefined ? [] : [target]), ...(schema.allOf ?? []), ...chosen];
  return [schema, ...parts.flatMap((part) => conjuncts(part, resolve, seen))];
}

const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && schema.type?.length === 1 && schema.type[0] === 'null';
