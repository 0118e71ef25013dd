// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { formDecoded } from '../../shared/notation.ts';
import { hasOwn } from '../../shared/types.ts';
import { NamedPart, asText, malformedMessage, splitEncodedList } from './parameters.ts';
import { type ValidationIssue, nulMessage, pointerSegment, report } from './report.ts';
import { forbidden, namesPrototype, prototypeKey } from './values.ts';

/** The largest number of items in one value. The limit is necessary, because a form may be as large as a file. */
const mostItems = 100_000;

const ampersand = 38;
const bracket = 91;
const equals = 61;
const percent = 37;
const plus = 43;

/**
 * Reads a query string or a form, `page=1&size=20`, pair by pair, in one pass. Values are decoded only on demand.
 *
 * @see https://url.spec.whatwg.org/#urlencoded-parsing
 */
export class Pairs extends NamedPart {
  /** The name of the current pair, decoded. */
  name = '';
  private readonly text: string;
  private position = 0;
  private valueStart = 0;
  private isEncoded = false;
  private isMalformed = false;
  /** True if an unencoded name may contain `__proto__`, so names must be checked. */
  private readonly mayNamePrototype: boolean;

  /**
   * @param text the query string or form as the client sent it, without `?`.
   * @param path JSON Pointer to this part of the request, for issues: `/query`.
   * @param schema JSON Pointer to the operation, or to the schema of the form.
   */
  constructor(text: string, path: string, schema: string) {
    super(path, schema, 'parameter');
    this.text = text;
    this.mayNamePrototype = text.includes(prototypeKey);
    if (text.includes('%00') || text.includes('\0')) {
      this.isMalformed = true;
      this.fault(undefined, nulMessage);
    }
  }

  /** Moves to the next pair. Returns false after the last pair, or if an issue has stopped the reading. */
  next(): boolean {
    const { text } = this;
    let start = this.position;
    while (text.charCodeAt(start) === ampersand) start++;
    if (start >= text.length || this.isMalformed || this.isFull) return false;
    let nameEnd = -1;
    let isNameEncoded = false;
    let isEncoded = false;
    let index = start;
    for (; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code === ampersand) break;
      if (code === equals && nameEnd === -1) {
        nameEnd = index;
        isNameEncoded = isEncoded;
        isEncoded = false;
      } else if (code === percent || code === plus) {
        isEncoded = true;
      }
    }
    if (nameEnd === -1) {
      nameEnd = index;
      isNameEncoded = isEncoded;
    }
    this.valueStart = Math.min(nameEnd + 1, index);
    this.position = index;
    this.isEncoded = isEncoded;
    return this.readName(text.slice(start, nameEnd), isNameEncoded);
  }

  /** Sets the name of the current pair. Returns false if the name is malformed. */
  private readName(raw: string, isEncoded: boolean): boolean {
    const name = isEncoded ? formDecoded(raw) : raw;
    this.name = name ?? '';
    if (name === undefined) this.giveUp(undefined);
    else if ((isEncoded || this.mayNamePrototype) && namesPrototype(name))
      this.fault(name, forbidden.prototype, 'name');
    return name !== undefined;
  }

  /** Returns the value of the current pair. If the value is malformed, adds an issue and returns undefined. */
  value(): string | undefined {
    const raw = this.raw();
    if (!this.isEncoded) return raw;
    const value = formDecoded(raw);
    if (value === undefined) this.giveUp(this.name);
    return value;
  }

  /**
   * Returns the value of the current pair. Adds an issue if an earlier pair has the same name.
   *
   * @param before the value of an earlier pair with the same name.
   */
  only(before: unknown): string | undefined {
    if (before !== undefined) this.repeated(this.name);
    return this.value();
  }

  /** Returns the items of a list in the current pair: `a,b`. Adds an issue if an earlier pair has the same name. */
  list(before: unknown, separator: string): readonly string[] {
    if (before !== undefined) this.repeated(this.name);
    const items = splitEncodedList(this.raw(), separator, this.isEncoded ? formDecoded : undefined);
    if (items === undefined) this.giveUp(this.name);
    if (items === undefined || items.length <= mostItems) return items ?? [];
    this.fault(this.name, `must have at most ${mostItems} items`, 'maxItems');
    return [];
  }

  /** Returns true if the current pair is the whole parameter (`color`) or a part of the parameter (`color[r]`). */
  isWithin(parameter: string): boolean {
    const { name } = this;
    const end = parameter.length;
    return name.startsWith(parameter) && (name.length === end || name.charCodeAt(end) === bracket);
  }

  /**
   * Adds the current pair to the tree of a parameter that is written with brackets, and returns the tree. If `tree` is
   * undefined, creates it.
   */
  part(parameter: string, tree: Tree | undefined): Tree {
    const whole = tree ?? emptyTree();
    const value = this.value();
    const fault = value === undefined ? undefined : addPart(whole, this.name, parameter.length, value);
    if (fault !== undefined) this.fault(this.name, fault, 'name');
    return whole;
  }

  private raw(): string {
    return this.text.slice(this.valueStart, this.position);
  }

  /** Stops reading: the text after a malformed escape cannot be trusted. */
  private giveUp(name: string | undefined): void {
    this.isMalformed = true;
    this.fault(name, malformedMessage);
  }
}

const open = 91;

/**
 * The largest number of pairs of brackets in a name. The limit is necessary, because recursive code reads the tree and
 * could overflow the stack.
 */
const deepest = 32;

/** A value that is written with brackets, `not[labels]=a`. */
export interface Tree {
  /** The texts and files of the whole value, in order: `1` in `a=1`, but not in `a[b]=1`. */
  readonly values: unknown[];
  /** A map from keys to parts. The items of a list without indexes have the key `''`. */
  readonly parts: Map<string, Tree>;
}

/** Returns an empty tree. */
export const emptyTree = (): Tree => ({ values: [], parts: new Map() });

/** Returns a part of a tree. Adds the part if it is missing. */
export function partAt(tree: Tree, key: string): Tree {
  const known = tree.parts.get(key);
  if (known !== undefined) return known;
  const made = emptyTree();
  tree.parts.set(key, made);
  return made;
}

/**
 * Adds a value to a tree, at the keys in the brackets of a name.
 *
 * @param name the whole name, with brackets: `not[labels]`.
 * @param start the index in the name at which the brackets start.
 * @returns the message about an invalid name. Undefined if the name is valid.
 */
export function addPart(tree: Tree, name: string, start: number, value: unknown): string | undefined {
  let part = tree;
  let depth = 0;
  for (let index = start; index < name.length;) {
    const end = name.indexOf(']', index);
    if (name.charCodeAt(index) !== open || end === -1) return 'must be written as name[key][key]';
    depth++;
    if (depth > deepest) return `must have at most ${deepest} pairs of brackets`;
    part = partAt(part, name.slice(index + 1, end));
    index = end + 1;
  }
  part.values.push(value);
  return undefined;
}

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

/** Converts text that represents a value, and returns everything else unchanged. */
export type Scalar = (value: unknown) => unknown;

/**
 * The parts of a schema that determine how text is converted to a value: the types other than text, and the structure of arrays and
 * objects. A value without a shape stays unchanged.
 */
export interface Shape {
  /** Present if the value may be a scalar. */
  readonly scalar?: Scalar;
  /** Present if the value may be an array. */
  readonly items?: Scalar | Shape;
  /** Present if the value may be an object. */
  readonly properties?: Readonly<Record<string, Scalar | Shape>>;
  /** The shape of the other properties of an object. */
  readonly others?: Scalar | Shape;
}

/** The keys from the whole value to a part, as a linked list. A path is built from the list only for an issue. */
interface Place {
  readonly outer: Place | undefined;
  readonly key: string;
}

/** The context for reading a value that is written with brackets. */
interface Reading {
  readonly path: string;
  readonly schema: string;
  readonly issues: ValidationIssue[];
}

/**
 * Returns a value that is written with brackets, `not[labels]=a&not[state]=b`.
 *
 * @param path JSON Pointer to the value, for issues.
 * @param schema JSON Pointer to the schema of the value.
 */
export const shaped = (
  tree: Tree,
  shape: Scalar | Shape | undefined,
  path: string,
  schema: string,
  issues: ValidationIssue[],
): unknown => read(tree, shape, undefined, { path, schema, issues });

function read(tree: Tree, shape: Scalar | Shape | undefined, place: Place | undefined, reading: Reading): unknown {
  const items = typeof shape === 'object' ? shape.items : undefined;
  const { values, parts } = tree;
  if (parts.size === 0) return readWhole(values, shape, place, reading);
  if (values.length > 0) return fault('must not be given both as a whole and in parts', 'duplicate', place, reading);

  const apart = parts.get('');
  if (apart !== undefined) {
    if (parts.size > 1 || apart.parts.size > 0)
      return fault('must have an index for every item', 'index', place, reading);
    return listOf(apart.values, items);
  }
  if (items !== undefined && isEachAnIndex(parts)) {
    const inOrder = [...parts].sort(([a], [b]) => Number(a) - Number(b));
    return inOrder.map(([, part], index) => read(part, items, { outer: place, key: String(index) }, reading));
  }
  const object: Record<string, unknown> = {};
  for (const [key, part] of parts) {
    const described = typeof shape === 'object' ? partOf(shape, key) : undefined;
    setOwn(object, key, read(part, described, { outer: place, key }, reading));
  }
  return object;
}

function readWhole(
  values: readonly unknown[],
  shape: Scalar | Shape | undefined,
  place: Place | undefined,
  reading: Reading,
): unknown {
  const [value] = values;
  // No value is left, because the names of all parts were invalid. Their issues are already reported.
  if (value === undefined) return undefined;
  const scalar = typeof shape === 'object' ? shape.scalar : shape;
  const items = typeof shape === 'object' ? shape.items : undefined;
  const isOne = values.length === 1;
  if (items !== undefined && !(isOne && scalar !== undefined)) return listOf(values, items);
  if (!isOne) return fault('must be given once', 'duplicate', place, reading);
  return scalar === undefined ? value : scalar(value);
}

/** Returns the items of a list. A single empty text represents an empty list, unless the items may be empty text. */
function listOf(values: readonly unknown[], items: Scalar | Shape | undefined): unknown[] {
  const item = typeof items === 'object' ? items.scalar : items;
  if (item === undefined || item === asText) return [...values];
  const list = values.map(item);
  return list.length === 1 && list[0] === '' ? [] : list;
}

function isEachAnIndex(parts: ReadonlyMap<string, Tree>): boolean {
  for (const key of parts.keys()) {
    // `01` is not an index, because a list with the keys `1` and `01` would have two items at the same index.
    if (key.length > 1 && key.startsWith('0')) return false;
    for (let index = 0; index < key.length; index++) {
      const code = key.charCodeAt(index);
      if (code < 48 || code > 57) return false;
    }
  }
  return true;
}

function fault(
  message: string,
  keyword: string,
  place: Place | undefined,
  { path, schema, issues }: Reading,
): undefined {
  let inner = '';
  for (let at = place; at !== undefined; at = at.outer) inner = `/${pointerSegment(at.key)}${inner}`;
  report(issues, path + inner, schema, keyword, message);
  return undefined;
}
