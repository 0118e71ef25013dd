import { createHash } from 'node:crypto';
import { canonicalJson, isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { subschemas } from '@forgespec/description/load';
import { isSchemaKeyword, subjectOf, type DocumentSchemas } from '@forgespec/model/from-document';
import { isWithoutEffect } from './annotations.ts';

const isReferenceKeyword = (key: string): boolean => isSchemaKeyword(key) && subjectOf(key) === 'reference';

/** The keywords of one schema as text, without the schemas inside it and behind its references (`inner`). */
interface OwnText {
  readonly text: string;
  readonly inner: readonly JsonObject[];
}

/**
 * Creates a function that returns one hash for a schema, all schemas inside it, and all schemas to which these schemas refer. Schemas with
 * the same hash accept the same values. Annotations and the names of components have no effect on the hash.
 */
export function createOpaqueText({ keywordsOf, resolve }: DocumentSchemas): (schema: JsonObject) => string {
  const known = new WeakMap<JsonObject, OwnText>();
  const ownTextOf = (schema: JsonObject): OwnText => {
    const own = known.get(schema) ?? createOwnText(keywordsOf(schema), resolve);
    known.set(schema, own);
    return own;
  };
  return (schema) => {
    /** A map from each schema to its number, in the order in which the schemas are found. */
    const numbers = new Map<JsonObject, number>([[schema, 0]]);
    const numberOf = (found: JsonObject): number => {
      const number = numbers.get(found) ?? numbers.size;
      numbers.set(found, number);
      return number;
    };
    const hash = createHash('sha256');
    for (const [found] of numbers) {
      const { text, inner } = ownTextOf(found);
      hash.update(`${text} ${inner.map(numberOf).join()}\n`);
    }
    return hash.digest('hex');
  };
}

function createOwnText(json: JsonObject, resolve: DocumentSchemas['resolve']): OwnText {
  const inner: JsonObject[] = [];
  const add = (schema: JsonObject): string => {
    inner.push(schema);
    return '\0';
  };
  const inside = new Set(subschemas(json).map(({ value }) => value));
  const withoutInner = (value: JsonValue): JsonValue => {
    if (isJsonObject(value) && inside.has(value)) return add(value);
    if (Array.isArray(value)) return value.map(withoutInner);
    return isJsonObject(value) ? sorted(value, withoutInner) : value;
  };
  const targetOf = (reference: JsonValue): JsonValue => {
    const target = typeof reference === 'string' ? resolve(reference) : undefined;
    return isJsonObject(target) ? add(target) : (target ?? reference);
  };
  const keywords = Object.entries(json).filter(([key]) => !isWithoutEffect(key));
  const own = sorted(Object.fromEntries(keywords), (value, key) =>
    isReferenceKeyword(key) ? targetOf(value) : withoutInner(value),
  );
  return { text: canonicalJson(own), inner };
}

/** Returns a copy of an object with sorted keys. `convert` returns the new value of each key. */
const sorted = (value: JsonObject, convert: (member: JsonValue, key: string) => JsonValue): JsonObject =>
  Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .flatMap((key) => (value[key] === undefined ? [] : [[key, convert(value[key], key)]])),
  );
