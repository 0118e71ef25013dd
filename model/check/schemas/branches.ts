import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { positionsIn } from '@forgespec/description/load';
import type { Applicator } from '../../keywords/applicators.ts';
import { valueTypeOf } from '../../keywords/schema-keywords.ts';

/** Returns the schemas in some keywords of a schema object of the document. */
export const subschemasIn = (schema: JsonObject, keywords: readonly Applicator[]): JsonValue[] =>
  keywords.flatMap((keyword) => {
    const value = schema[keyword];
    if (value === undefined) return [];
    return valueTypeOf(keyword) === 'schema' ? [value] : positionsIn(value).map((position) => position.value);
  });
