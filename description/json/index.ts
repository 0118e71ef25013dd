/** Facts of JSON: values, pointers, the order and the equality of keys. */

export { booleanOfWord } from './boolean-word.ts';
export { canonicalJson } from './canonical-json.ts';
export { isEqual } from './is-equal.ts';
export { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
export { copyWithOwnKeys, emptyObject, objectOf, setMember, setOwnKey } from './own-keys.ts';
export { formatPointer, valueAt } from './pointer.ts';
export { compareByUnits, sortedBy } from './sorted-by.ts';
