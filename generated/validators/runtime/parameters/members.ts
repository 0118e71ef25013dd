// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Scalar, Shape } from './shape.ts';

/** Sets a property, also one of a name that means something else when it is assigned. */
export function setOwn(object: object, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}

/** An object without a prototype, for properties of any name. */
export const bare = (): object => Object.create(null);

/** An object that is written as a list of keys and values in turn: `R,100,G,200`. */
export function membersInTurn(list: readonly string[], shape: Shape): unknown {
  const object = {};
  for (let index = 0; index < list.length; index += 2) {
    const key = list[index] ?? '';
    setOwn(object, key, scalarOf(shape, key)(list[index + 1] ?? ''));
  }
  return object;
}

/** An object that is written as a list of assignments: `R=100,G=200`. */
export function assignedMembers(list: readonly string[], shape: Shape): unknown {
  const object = {};
  for (const item of list) {
    const end = item.indexOf('=');
    const key = end === -1 ? item : item.slice(0, end);
    setOwn(object, key, scalarOf(shape, key)(end === -1 ? '' : item.slice(end + 1)));
  }
  return object;
}

/** An object with one more member, read from text; an object of that one, where there is none yet. */
export function withMember(object: unknown, key: string, text: string | undefined, shape: Shape): unknown {
  const whole = typeof object === 'object' && object !== null ? object : {};
  setOwn(whole, key, scalarOf(shape, key)(text));
  return whole;
}

/** What describes a property of an object. */
export function partOf({ properties, others }: Shape, key: string): Scalar | Shape | undefined {
  return properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : others;
}

function scalarOf(shape: Shape, key: string): Scalar {
  const part = partOf(shape, key);
  return (typeof part === 'object' ? part.scalar : part) ?? ((value) => value);
}
