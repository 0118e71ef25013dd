export { booleanOfWord } from './boolean-word.ts';
export { canonicalJson } from './canonical-json.ts';
export { type JsonObject, type JsonValue, isJsonObject } from './json.ts';
export { copyWithOwnKeys, emptyObject, objectOf, setMember, setOwnKey } from './own-keys.ts';
export { formatPointer, valueAt } from './pointer.ts';
export { compareByUnits, sortedBy } from './sorted-by.ts';
