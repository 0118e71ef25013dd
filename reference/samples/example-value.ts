import type { JsonValue } from '@forgespec/generator/json';
import type { Example } from '@forgespec/generator/model/example';
import type { KeywordSchema, NamedSchema, Schema, TypeName } from '@forgespec/generator/model/schema';

/** Something that has examples, and a schema to make one from where it has none. */
export interface Exemplified {
  readonly examples: readonly Example[];
  readonly schema: Schema | undefined;
}

/** Deep enough for a value that is read, and an end for schemas that contain themselves. */
const DEEPEST = 6;

/** The first example; without any, the plainest value that the schema suggests. */
export function exampleValue({ examples, schema }: Exemplified, schemas: ReadonlyMap<string, NamedSchema>): JsonValue {
  const [first] = examples;
  if (first !== undefined) return first.value;

  const suggest = (schema: Schema | undefined, depth: number): JsonValue => {
    if (schema === undefined || schema.kind === 'boolean' || depth > DEEPEST) return null;
    const { annotations, reference } = schema;
    const [said] = [
      ...annotations.examples,
      ...(annotations.default ?? []),
      ...(schema.const ?? []),
      ...(schema.enum ?? []),
    ];
    if (said !== undefined) return said;
    if (reference !== undefined) return suggest(schemas.get(reference)?.schema, depth + 1);
    const [option] = schema.oneOf ?? schema.anyOf ?? [];
    if (option !== undefined) return suggest(option, depth + 1);
    if (schema.allOf !== undefined) return together([schema, ...schema.allOf], depth);
    return plainest[typeOf(schema)](schema, depth);
  };

  const together = (parts: readonly Schema[], depth: number): JsonValue => {
    const values = parts.map((part) => suggest(withoutAllOf(part), depth + 1));
    const objects = values.filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
    return objects.length > 0 ? Object.assign({}, ...objects) : (values.find((value) => value !== null) ?? null);
  };

  const plainest: Readonly<Record<TypeName, (schema: KeywordSchema, depth: number) => JsonValue>> = {
    string: () => 'text',
    integer: ({ minimum }) => minimum ?? 1,
    number: ({ minimum }) => minimum ?? 1,
    boolean: () => true,
    null: () => null,
    array: ({ items }, depth) => [suggest(items, depth + 1)],
    object: ({ properties = [], required = [] }, depth) =>
      Object.fromEntries(
        properties
          .filter(({ name }) => required.includes(name))
          .map(({ name, schema }) => [name, suggest(schema, depth + 1)]),
      ),
  };

  return suggest(schema, 0);
}

const withoutAllOf = (schema: Schema): Schema =>
  schema.kind === 'keywords' ? { ...schema, allOf: undefined } : schema;

const typeOf = ({ type, items }: KeywordSchema): TypeName => type?.[0] ?? (items === undefined ? 'object' : 'array');
