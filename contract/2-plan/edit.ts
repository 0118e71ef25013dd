import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { Arguments } from '../http/arguments.ts';

/**
 * A change of one argument, or of one value inside an argument. Shrinking uses such changes to make a failing request smaller.
 */
export interface Edit {
  readonly in: 'body' | 'header' | 'query';
  /**
   * The location of the changed value. The first key is the name of the parameter or body property. The other keys and indices
   * are the path inside its value. The list is empty for the whole body.
   */
  readonly keys: readonly string[];
  /** The new value. Undefined to remove the value. */
  readonly value: JsonValue | undefined;
}

/** Applies several edits to arguments. The keys of all edits refer to the original arguments. */
export function applyEdits(args: Arguments, edits: readonly Edit[]): Arguments {
  const editsIn = (location: Edit['in']): readonly Edit[] => edits.filter((edit) => edit.in === location);
  const { body, path } = args;
  const value = body === undefined ? undefined : applyChanges(body.value, editsIn('body'));
  return {
    path,
    query: members(args.query, editsIn('query')),
    header: members(args.header, editsIn('header')),
    ...(body !== undefined && value !== undefined && { body: { ...body, value } }),
  };
}

type Change = Pick<Edit, 'keys' | 'value'>;

function applyChanges(value: JsonValue, changes: readonly Change[]): JsonValue | undefined {
  const whole = changes.findLast(({ keys }) => keys.length === 0);
  if (whole !== undefined) return whole.value;
  if (changes.length === 0) return value;
  if (Array.isArray(value)) {
    return value
      .map((item, index) => applyChanges(item, changesBelow(changes, String(index))))
      .filter((item) => item !== undefined);
  }
  return isJsonObject(value) ? members(value, changes) : value;
}

function members(object: JsonObject, changes: readonly Change[]): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, member]) => {
      const value = member === undefined ? undefined : applyChanges(member, changesBelow(changes, key));
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

const changesBelow = (changes: readonly Change[], key: string): Change[] =>
  changes.flatMap(({ keys: [first, ...rest], value }) => (first === key ? [{ keys: rest, value }] : []));

/** Returns the value at the location of an edit; undefined if the arguments do not contain it. */
export function argumentAt(args: Arguments, { in: location, keys }: Pick<Edit, 'in' | 'keys'>): JsonValue | undefined {
  const whole: JsonValue | undefined = location === 'body' ? args.body?.value : { ...args[location] };
  return keys.reduce<JsonValue | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) ? value[key] : undefined;
  }, whole);
}
