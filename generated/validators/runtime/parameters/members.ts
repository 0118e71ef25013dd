// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Scalar, Shape } from './shape.ts';

type Members = Record<string, unknown>;

/** Sets a property of its own, whatever the name means elsewhere. */
export function setOwn(object: Members, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}

/** An object that is written as a list of keys and values in turn: `R,100,G,200`. */
export function membersInTurn(list: readonly string[] | undefined, shape: Shape): unknown {
  if (list === undefined) return undefined;
  const object: Members = {};
  for (let index = 0; index < list.length; index += 2) {
    const key = list[index] ?? '';
    setOwn(object, key, readMember(shape, key, list[index + 1] ?? ''));
  }
  return object;
}

/** An object that is written as a list of assignments: `R=100,G=200`. */
export function assignedMembers(list: readonly string[] | undefined, shape: Shape): unknown {
  if (list === undefined) return undefined;
  const object: Members = {};
  for (const item of list) {
    const end = item.indexOf('=');
    const key = end === -1 ? item : item.slice(0, end);
    setOwn(object, key, readMember(shape, key, end === -1 ? '' : item.slice(end + 1)));
  }
  return object;
}

/** An object with one more member, read from text; an object of that one, where there is none yet. */
export function withMember(object: unknown, key: string, text: string | undefined, shape: Shape): unknown {
  const whole: Members = isMembers(object) ? object : {};
  setOwn(whole, key, readMember(shape, key, text));
  return whole;
}

/** What describes a property of an object. */
export function partOf({ properties, others }: Shape, key: string): Scalar | Shape | undefined {
  return properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : others;
}

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function readMember(shape: Shape, key: string, text: string | undefined): unknown {
  const part = partOf(shape, key);
  const scalar = typeof part === 'object' ? part.scalar : part;
  return scalar === undefined ? text : scalar(text);
}
