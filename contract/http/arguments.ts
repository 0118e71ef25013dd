import type { JsonValue } from '@forgespec/generator/json';

/** What an operation is called with, before it is written as HTTP. */
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

/** A place of a request that takes one value. */
export interface Slot {
  readonly in: 'body' | 'cookie' | 'header' | 'path' | 'query';
  readonly name: string;
}

/** Which member of a call keeps the values of a place: cookies are among the headers. */
export function argumentsKey(place: Exclude<Slot['in'], 'body'>): 'header' | 'path' | 'query';
export function argumentsKey(place: Slot['in']): keyof Arguments;
export function argumentsKey(place: Slot['in']): keyof Arguments {
  return place === 'cookie' ? 'header' : place;
}

/** The same call with another value in one place. */
export function withValue(call: Arguments, { in: place, name }: Slot, value: JsonValue): Arguments {
  if (place !== 'body') {
    const kept = argumentsKey(place);
    return { ...call, [kept]: { ...call[kept], [name]: value } };
  }
  const { mediaType = 'application/json', value: body } = call.body ?? {};
  const object = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...call, body: { mediaType, value: { ...object, [name]: value } } };
}

/** The same call without the value of one place. */
export function withoutValue(call: Arguments, { in: place, name }: Slot): Arguments {
  const without = (object: Readonly<Record<string, JsonValue | undefined>>) =>
    Object.fromEntries(Object.entries(object).filter(([key]) => key !== name)) as Record<string, JsonValue>;
  if (place !== 'body') {
    const kept = argumentsKey(place);
    return { ...call, [kept]: without(call[kept]) };
  }
  if (call.body === undefined || typeof call.body.value !== 'object' || call.body.value === null) return call;
  if (Array.isArray(call.body.value)) return call;
  return { ...call, body: { ...call.body, value: without(call.body.value) } };
}
