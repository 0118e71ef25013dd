import type { JsonValue } from '@forgespec/description/json';

/** The arguments of a request to one operation, before they are encoded. */
export interface Arguments {
  readonly path: Readonly<Record<string, JsonValue>>;
  readonly query: Readonly<Record<string, JsonValue>>;
  readonly header: Readonly<Record<string, JsonValue>>;
  readonly body?: BodyArgument;
}

export interface BodyArgument {
  readonly mediaType: string;
  readonly value: JsonValue;
}

/** The location and name of a parameter, or of a property of a JSON or form body. */
export interface Slot {
  readonly in: 'body' | 'cookie' | 'header' | 'path' | 'query';
  readonly name: string;
}

/**
 * Returns the value of a property, or undefined if the object does not have it. Ignores inherited properties such as
 * `constructor`.
 */
export const ownValue = <Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Returns the property of `Arguments` that contains the parameters of a location. Cookies are part of the headers. */
export function argumentsKey(location: Exclude<Slot['in'], 'body'>): 'header' | 'path' | 'query';
export function argumentsKey(location: Slot['in']): keyof Arguments;
export function argumentsKey(location: Slot['in']): keyof Arguments {
  return location === 'cookie' ? 'header' : location;
}

/** Returns a copy of the arguments in which one value is changed or added. */
export function withValue(args: Arguments, { in: location, name }: Slot, value: JsonValue): Arguments {
  if (location !== 'body') {
    const kept = argumentsKey(location);
    return { ...args, [kept]: { ...args[kept], [name]: value } };
  }
  const { mediaType = 'application/json', value: body } = args.body ?? {};
  const object = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...args, body: { mediaType, value: { ...object, [name]: value } } };
}

/** Returns a copy of the arguments without one value. */
export function withoutValue(args: Arguments, { in: location, name }: Slot): Arguments {
  const without = (object: Readonly<Record<string, JsonValue | undefined>>) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => key !== name)) as Record<string, JsonValue>;
  if (location !== 'body') {
    const kept = argumentsKey(location);
    return { ...args, [kept]: without(args[kept]) };
  }
  if (args.body === undefined || typeof args.body.value !== 'object' || args.body.value === null) return args;
  if (Array.isArray(args.body.value)) return args;
  return { ...args, body: { ...args.body, value: without(args.body.value) } };
}
