import type { KeywordSchema } from '../../2-model/schema.ts';

type KeywordName = Exclude<keyof KeywordSchema, 'annotations' | 'assertsFormat' | 'kind' | 'pointer'>;

const others: ReadonlySet<string> = new Set(['annotations', 'assertsFormat', 'kind', 'pointer']);

// The question is asked of each schema many times.
const known = new WeakMap<KeywordSchema, readonly string[]>();

function usedKeywords(schema: KeywordSchema): readonly string[] {
  const used =
    known.get(schema) ??
    Object.entries(schema).flatMap(([key, value]) => (value === undefined || others.has(key) ? [] : [key]));
  known.set(schema, used);
  return used;
}

/** Whether a schema says nothing but some keywords, and at least one of them. */
export function usesOnly(schema: KeywordSchema, keywords: readonly KeywordName[]): boolean {
  const used = usedKeywords(schema);
  const names: readonly string[] = keywords;
  return used.length > 0 && used.every((key) => names.includes(key));
}

/** Whether a schema says nothing at all. */
export const usesNothing = (schema: KeywordSchema): boolean => usedKeywords(schema).length === 0;
