import {
  otherItemsOf,
  representsIntegers64,
  typedAlternatives,
  unlistedPropertiesOf,
  type KeywordSchema,
  type Representation,
  type Schema,
} from '@forgespec/model';
import type { ExportedSymbol } from '../code/symbol.ts';
import type { Schemas } from './named-type.ts';
import { conversionRuntime as runtime, toDate } from './types/symbols.ts';

/** The direction of a conversion. `read` converts values of received messages, and `write` converts values of messages to send. */
export type ConversionDirection = 'read' | 'write';

/**
 * The functions that convert single values. The direction `write` needs no function for `Date` and `bigint`, because the function that
 * writes JSON also converts these values.
 */
const functionsOfValues: Readonly<
  Record<ConversionDirection, Readonly<Record<Representation, ExportedSymbol | undefined>>>
> = {
  read: { bigint: runtime.toBigInt, date: toDate, digits: runtime.toDigits, 'open-enum': undefined },
  write: { bigint: undefined, date: undefined, digits: runtime.fromDigits, 'open-enum': undefined },
};

export const valueFunction = (
  { annotations }: KeywordSchema,
  direction: ConversionDirection,
): ExportedSymbol | undefined => annotations.representation && functionsOfValues[direction][annotations.representation];

/**
 * The kind of values that a search in schemas finds. `read` means the values that are converted when a message is received. `write` means
 * the values that are converted before a message is sent. `integers64` means the integers with the representation `bigint` or `digits`.
 */
type ValueKind = ConversionDirection | 'integers64';

/** Returns true if a schema itself describes values of the given kind. Does not search the schemas inside this schema. */
function isOfKind(schema: KeywordSchema, kind: ValueKind): boolean {
  return kind === 'integers64' ? representsIntegers64(schema) : valueFunction(schema, kind) !== undefined;
}

/** Returns true if some values of a schema are converted in a direction. For example, `read` converts some strings to a `Date`. */
export function isConverted(
  schema: Schema | undefined,
  schemas: Schemas,
  direction: ConversionDirection = 'read',
): boolean {
  return schema !== undefined && leadsToKind(schema, schemas, direction);
}

/** Returns true if some values of a schema are integers with the representation `bigint` or `digits`. */
export const hasIntegers64 = (schema: Schema, schemas: Schemas): boolean => leadsToKind(schema, schemas, 'integers64');

const known: Readonly<Record<ValueKind, WeakMap<Schemas, ReadonlySet<string>>>> = {
  read: new WeakMap(),
  write: new WeakMap(),
  integers64: new WeakMap(),
};

function leadsToKind(schema: Schema, schemas: Schemas, kind: ValueKind): boolean {
  return schema.kind === 'keywords' && hasValues(schema, kind, convertedReferences(schemas, kind));
}

/** Returns the references of the named schemas that contain values of the given kind. */
export function convertedReferences(schemas: Schemas, kind: ValueKind): ReadonlySet<string> {
  const found = known[kind].get(schemas) ?? findReferences(kind, schemas);
  known[kind].set(schemas, found);
  return found;
}

function findReferences(kind: ValueKind, schemas: Schemas): ReadonlySet<string> {
  const references = new Set<string>();
  let count: number;
  do {
    count = references.size;
    for (const [reference, { schema }] of schemas) {
      if (schema.kind === 'keywords' && hasValues(schema, kind, references)) references.add(reference);
    }
  } while (references.size > count);
  return references;
}

/** Returns true if a schema contains values of the given kind, or a reference that is in `references`. */
function hasValues(schema: KeywordSchema, kind: ValueKind, references: ReadonlySet<string>): boolean {
  const content = contentOf(schema);
  return content.kinds.has(kind) || content.references.some((reference) => references.has(reference));
}

/** The kinds of values, and the references, that occur in a schema or in the schemas inside it. */
interface SchemaContent {
  readonly kinds: ReadonlySet<ValueKind>;
  readonly references: readonly string[];
}

/** A map from each schema to its content. Later runs use the map again, because a schema does not change after it is built. */
const knownContents = new WeakMap<KeywordSchema, SchemaContent>();

function contentOf(schema: KeywordSchema): SchemaContent {
  const earlier = knownContents.get(schema);
  if (earlier !== undefined) return earlier;
  const inner = innerSchemas(schema).map((part) => (part.kind === 'keywords' ? contentOf(part) : noContent));
  const kinds = new Set([
    ...valueKinds.filter((kind) => isOfKind(schema, kind)),
    ...inner.flatMap((part) => [...part.kinds]),
  ]);
  const own = schema.reference === undefined ? [] : [schema.reference];
  const references = [...new Set([...own, ...inner.flatMap((part) => part.references)])];
  const content = kinds.size === 0 && references.length === 0 ? noContent : { kinds, references };
  knownContents.set(schema, content);
  return content;
}

const valueKinds: readonly ValueKind[] = ['read', 'write', 'integers64'];
const noContent: SchemaContent = { kinds: new Set(), references: [] };

/**
 * Returns the inner schemas that describe the same values as a schema, or parts of these values. For example, a schema in `allOf` describes
 * the same values, and a schema in `properties` describes a part of each value.
 */
function innerSchemas(schema: KeywordSchema): Schema[] {
  const items = otherItemsOf(schema);
  return [
    ...(schema.allOf ?? []),
    ...(schema.properties ?? []).map((member) => member.schema),
    ...(schema.prefixItems ?? []),
    ...(items === undefined ? [] : [items]),
    ...typedAlternatives(schema),
    ...unlistedPropertiesOf(schema),
  ];
}
