import { hasOwn } from '../../shared/has-own.ts';
import { forbidden, prototypeKey } from '../forbidden.ts';
import type { Scalar, Shape } from './shape.ts';

type Members = Record<string, unknown>;

/** Sets an own property, even if its name is `__proto__`. */
export function setOwn(object: Members, key: string, value: unknown): void {
  if (key !== prototypeKey) object[key] = value;
  else Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}

/** The reader of a part of a request. It receives an issue for each key that an object has twice, and for the key `__proto__`. */
export interface MemberFaults {
  fault(name: string, message: string, keyword: string): void;
}

/**
 * Returns the object that is written as a list of alternating keys and values: `R,100,G,200`. Without a list, returns undefined.
 *
 * @param name the name of the parameter or header, for the issues that `reader` receives.
 */
export function membersInTurn(
  list: readonly string[] | undefined,
  shape: Shape,
  reader?: MemberFaults,
  name: string = '',
): unknown {
  if (list === undefined) return undefined;
  const object: Members = {};
  for (let index = 0; index < list.length; index += 2)
    addMember(object, list[index] ?? '', list[index + 1] ?? '', shape, reader, name);
  return object;
}

/**
 * Returns the object that is written as a list of assignments: `R=100,G=200`. Without a list, returns undefined.
 *
 * @param name the name of the parameter or header, for the issues that `reader` receives.
 */
export function assignedMembers(
  list: readonly string[] | undefined,
  shape: Shape,
  reader?: MemberFaults,
  name: string = '',
): unknown {
  if (list === undefined) return undefined;
  const object: Members = {};
  for (const item of list) {
    const end = item.indexOf('=');
    const key = end === -1 ? item : item.slice(0, end);
    addMember(object, key, end === -1 ? '' : item.slice(end + 1), shape, reader, name);
  }
  return object;
}

/**
 * Adds a member to an object, and returns the object. The value of the member is read from `text`. For the first member, `object` is
 * undefined, and a new object is returned.
 */
export function withMember(
  object: unknown,
  key: string,
  text: string | undefined,
  shape: Shape,
  reader: MemberFaults,
): unknown {
  const whole: Members = isMembers(object) ? object : {};
  addMember(whole, key, text, shape, reader, key);
  return whole;
}

function addMember(
  object: Members,
  key: string,
  text: string | undefined,
  shape: Shape,
  reader: MemberFaults | undefined,
  name: string,
): void {
  if (key === prototypeKey) reader?.fault(name, forbidden.prototype, 'name');
  else if (hasOwn(object, key)) reader?.fault(name, forbidden.twice, 'duplicate');
  setOwn(object, key, readMember(shape, key, text));
}

/** Returns the shape of a property of an object. */
export function partOf({ properties, others }: Shape, key: string): Scalar | Shape | undefined {
  return properties !== undefined && hasOwn(properties, key) ? properties[key] : others;
}

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function readMember(shape: Shape, key: string, text: string | undefined): unknown {
  const part = partOf(shape, key);
  const scalar = typeof part === 'object' ? part.scalar : part;
  return scalar === undefined ? text : scalar(text);
}
