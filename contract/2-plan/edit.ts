import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import type { Arguments } from '../http/arguments.ts';

/** Makes a call smaller in one place: gives it a smaller value, or none. */
export interface Edit {
  readonly in: 'body' | 'header' | 'query';
  /** The way to the place: the name of the parameter or property, then keys and indices inside its value. None for a whole body. */
  readonly keys: readonly string[];
  /** undefined takes away what is there. */
  readonly value: JsonValue | undefined;
}

/** Makes several edits of one call. All of them name places as they were before the first one. */
export function applyEdits(call: Arguments, edits: readonly Edit[]): Arguments {
  const of = (place: Edit['in']): readonly Edit[] => edits.filter((edit) => edit.in === place);
  const { body, path } = call;
  const value = body === undefined ? undefined : edited(body.value, of('body'));
  return {
    path,
    query: members(call.query, of('query')),
    header: members(call.header, of('header')),
    ...(body !== undefined && value !== undefined && { body: { ...body, value } }),
  };
}

type Change = Pick<Edit, 'keys' | 'value'>;

function edited(value: JsonValue, changes: readonly Change[]): JsonValue | undefined {
  const whole = changes.findLast(({ keys }) => keys.length === 0);
  if (whole !== undefined) return whole.value;
  if (changes.length === 0) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => edited(item, below(changes, String(index)))).filter((item) => item !== undefined);
  }
  return isJsonObject(value) ? members(value, changes) : value;
}

function members(object: JsonObject, changes: readonly Change[]): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, member]) => {
      const value = member === undefined ? undefined : edited(member, below(changes, key));
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

const below = (changes: readonly Change[], key: string): Change[] =>
  changes.flatMap(({ keys: [first, ...rest], value }) => (first === key ? [{ keys: rest, value }] : []));

/** What is at a place of a call. */
export function argumentAt(call: Arguments, { in: place, keys }: Pick<Edit, 'in' | 'keys'>): JsonValue | undefined {
  const whole: JsonValue | undefined = place === 'body' ? call.body?.value : { ...call[place] };
  return keys.reduce<JsonValue | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) ? value[key] : undefined;
  }, whole);
}
