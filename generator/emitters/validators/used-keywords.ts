import type { KeywordSchema, Schema } from '@forgespec/model';
import type { SchemaKeyword } from '@forgespec/model/from-document';

/** A keyword of a schema of the model. `reference` is `$ref`. */
export type KeywordName = Exclude<SchemaKeyword, `$${string}`> | 'reference';

/** The properties of a schema that are not keywords. */
const others: Readonly<Record<Exclude<keyof KeywordSchema, KeywordName>, true>> = {
  annotations: true,
  assertsFormat: true,
  kind: true,
  longNumbers: true,
  pointer: true,
};

const isKeywordName = (key: keyof KeywordSchema): key is KeywordName => !Object.hasOwn(others, key);

// A cache, because `usedKeywords` is called many times for each schema.
const known = new WeakMap<KeywordSchema, readonly string[]>();

function usedKeywords(schema: KeywordSchema): readonly string[] {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const used: string[] = [];
  let key: keyof KeywordSchema;
  for (key in schema) if (schema[key] !== undefined && isKeywordName(key) && !hasNoEffect(schema, key)) used.push(key);
  known.set(schema, used);
  return used;
}

/** Returns true for `items` and `additionalProperties` if they accept all values. */
const hasNoEffect = ({ items, additionalProperties }: KeywordSchema, key: string): boolean =>
  (key === 'items' && acceptsAll(items)) || (key === 'additionalProperties' && acceptsAll(additionalProperties));

const acceptsAll = (schema: Schema | undefined): boolean =>
  schema !== undefined && (schema.kind === 'boolean' ? schema.value : usesNothing(schema));

/** Returns true if a schema uses at least one keyword, and only keywords of the list. */
export function usesOnly(schema: KeywordSchema, keywords: readonly KeywordName[]): boolean {
  const used = usedKeywords(schema);
  const names: readonly string[] = keywords;
  return used.length > 0 && used.every((key) => names.includes(key));
}

/** Returns true if a schema uses no keywords. */
export const usesNothing = (schema: KeywordSchema): boolean => usedKeywords(schema).length === 0;
