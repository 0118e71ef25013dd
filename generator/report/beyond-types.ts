import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { UsedKeyword } from './used-keywords.ts';

const always = (): boolean => true;

/** A function that returns true if a TypeScript type cannot express a keyword with this value. */
type Test = (value: JsonValue | undefined) => boolean;

const keywords: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['additionalProperties', (value) => value === false],
  ['contains', always],
  ['dependentRequired', always],
  ['dependentSchemas', always],
  ['exclusiveMaximum', always],
  ['exclusiveMinimum', always],
  ['format', always],
  ['if', always],
  ['maxContains', always],
  ['maxItems', always],
  ['maxLength', always],
  ['maxProperties', always],
  ['maximum', always],
  ['minContains', always],
  ['minItems', always],
  ['minLength', always],
  ['minProperties', always],
  ['minimum', always],
  ['multipleOf', always],
  ['not', always],
  // A TypeScript union accepts a value that matches two of its members, but `oneOf` rejects such a value.
  ['oneOf', (value) => Array.isArray(value) && value.filter((option) => !isNull(option)).length > 1],
  ['pattern', always],
  ['patternProperties', always],
  ['propertyNames', always],
  ['type', (value) => [value].flat().includes('integer')],
  ['unevaluatedItems', always],
  ['unevaluatedProperties', always],
  ['uniqueItems', (value) => value === true],
]);

const isNull = (option: JsonValue): boolean => isJsonObject(option) && option.type === 'null';

/** Returns true if a value can have the generated type and still violate the keyword. */
export const isBeyondTypes = ({ keyword, value, isWidened }: UsedKeyword): boolean =>
  isWidened || keywords.get(keyword)?.(value) === true;
