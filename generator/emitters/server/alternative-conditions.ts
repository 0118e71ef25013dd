import type { JsonValue } from '@forgespec/description/json';
import type { Discriminator, KeywordSchema, Schema } from '@forgespec/model';
import { valueLiteral } from '../../code/literal.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { Schemas } from '../named-type.ts';

/** An alternative of `oneOf` or `anyOf`, or a schema that extends a schema with a discriminator. */
export interface Alternative {
  readonly schema: Schema;
  /** The reference of the schema, if the schema itself is not a reference. */
  readonly reference?: string;
  /** The code of the properties that the schema describes. Undefined if it adds nothing. */
  readonly code: string | undefined;
}

/** The largest number of values of a property that a condition lists. */
const mostValues = 20;

/** The required properties of an alternative, and the values of its properties that have only few values. */
interface Facts {
  readonly required: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly JsonValue[]>;
}

/**
 * Returns, for each alternative of `oneOf` or `anyOf`, the members of an object literal with the conditions that distinguish the objects of
 * this alternative from those of the others: the required properties, and the values of properties with `const` or `enum`.
 */
export function alternativeConditions(
  alternatives: readonly Alternative[],
  discriminator: Discriminator | undefined,
  schemas: Schemas,
): readonly (readonly string[])[] {
  const facts = alternatives.map((alternative) => factsOf(alternative, discriminator, schemas));
  return facts.map(({ required, values }) => {
    const names = [...required].filter((name) => !facts.every((other) => other.required.has(name)));
    const differing = [...values].filter(([name, own]) =>
      facts.some((other) => JSON.stringify(other.values.get(name)) !== JSON.stringify(own)),
    );
    const members = differing.map(([name, own]) => `${propertyKey(name)}: ${valueLiteral([...own])}`);
    return [
      ...(names.length === 0 ? [] : [`requires: ${valueLiteral(names)}`]),
      ...(members.length === 0 ? [] : [`equals: { ${members.join(', ')} }`]),
    ];
  });
}

function factsOf(
  { schema, reference }: Alternative,
  discriminator: Discriminator | undefined,
  schemas: Schemas,
): Facts {
  const parts = certainParts(schema, schemas);
  const values = new Map<string, readonly JsonValue[]>();
  for (const { name, schema: property } of parts.flatMap(({ properties = [] }) => properties)) {
    const found = allowedValues(property, schemas);
    if (found !== undefined && found.length <= mostValues && found.every(isPrimitive)) values.set(name, found);
  }
  const selecting =
    discriminator === undefined ? [] : selectingValues(reference ?? parts[0]?.reference, discriminator, schemas);
  if (discriminator !== undefined && selecting.length > 0 && !values.has(discriminator.propertyName))
    values.set(discriminator.propertyName, selecting);
  return { required: new Set(parts.flatMap(({ required = [] }) => required)), values };
}

/** Returns true if a server can compare a value by identity. */
const isPrimitive = (value: JsonValue): boolean => typeof value !== 'object' || value === null;

/** Returns the schemas that every value of a schema matches: the schema itself, and the schemas of its reference and its `allOf`. */
export function certainParts(
  schema: Schema,
  schemas: Schemas,
  seen: Set<Schema> = new Set(),
): readonly KeywordSchema[] {
  if (schema.kind === 'boolean' || seen.has(schema)) return [];
  seen.add(schema);
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference)?.schema;
  const parts = [...(target === undefined ? [] : [target]), ...(schema.allOf ?? [])];
  return [schema, ...parts.flatMap((part) => certainParts(part, schemas, seen))];
}

/** Returns the values that a schema allows. Returns undefined if it allows other values than those of `const` and `enum`. */
function allowedValues(schema: Schema, schemas: Schemas): readonly JsonValue[] | undefined {
  return certainParts(schema, schemas)
    .map((part) => part.const ?? part.enum)
    .find((values) => values !== undefined);
}

/** Returns the values of the discriminator property that select an alternative. */
function selectingValues(
  reference: string | undefined,
  { mapping }: Discriminator,
  schemas: Schemas,
): readonly string[] {
  const named = reference === undefined ? undefined : schemas.get(reference);
  if (named === undefined) return [];
  const mapped = mapping.filter((entry) => entry.reference === reference).map(({ value }) => value);
  return mapped.length > 0 ? mapped : [named.component];
}
