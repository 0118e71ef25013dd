import type { KeywordSchema } from '../../2-model/schema.ts';

type KeywordName = Exclude<keyof KeywordSchema, 'annotations' | 'kind' | 'pointer'>;

const others: ReadonlySet<string> = new Set(['annotations', 'kind', 'pointer']);

/** Whether a schema says nothing but some keywords, and at least one of them. */
export function usesOnly(schema: KeywordSchema, keywords: readonly KeywordName[]): boolean {
  const names: readonly string[] = keywords;
  const used = Object.entries(schema).filter(([key, value]) => value !== undefined && !others.has(key));
  return used.length > 0 && used.every(([key]) => names.includes(key));
}

/** Whether a schema refuses nothing. */
export const saysNothing = (schema: KeywordSchema): boolean =>
  Object.entries(schema).every(([key, value]) => value === undefined || others.has(key));
