import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { emptyObject, setMember } from '../../json/own-keys.ts';
import { swaggerMaps } from '../component-maps.ts';
import type { Origins } from '../origins.ts';
import type { TaggedCopy } from './tagged-copy.ts';

type Node = JsonObject | JsonValue[];

/**
 * The keys of new objects whose members come from the object around them. The `type` of a parameter, for example, moves into the `schema`
 * of the parameter.
 */
const keysOfParts: readonly string[] = [
  'authorizationCode',
  'clientCredentials',
  'flows',
  'implicit',
  'password',
  'schema',
];

/**
 * Writes the result of the converter into the original document. An original object gets the members of its converted copy, so that its
 * source location stays the same. An object that the converter has added has the source location of the original object around it.
 */
export function rebuild(document: JsonObject, converted: JsonObject, copy: TaggedCopy, origins: Origins): void {
  const rebuilder = new Rebuilder(document, copy, origins);
  // A shared response stays the same object, also if an operation with other media types has got a copy of it.
  rebuilder.rebuildComponents(converted);
  rebuilder.rebuild(converted, { original: document, around: document, key: '', isPart: false });
}

/** The position of a converted value. */
interface Position {
  /** The value that the original document has at this position. Undefined if there is none. */
  readonly original: JsonValue | undefined;
  /** The innermost original object or array around the value. */
  readonly around: Node;
  /** The key of the value. */
  readonly key: string;
  /** True if members of `around` have become members of the value. */
  readonly isPart: boolean;
}

class Rebuilder {
  readonly #document: JsonObject;
  readonly #copy: TaggedCopy;
  readonly #origins: Origins;
  /** The members that original objects and arrays had before their members were replaced. */
  readonly #before = new Map<Node, ReadonlyMap<string, JsonValue>>();
  /** The results. The converter uses some of its objects at several positions. */
  readonly #results = new Map<Node, Node>();

  constructor(document: JsonObject, copy: TaggedCopy, origins: Origins) {
    this.#document = document;
    this.#copy = copy;
    this.#origins = origins;
  }

  rebuildComponents({ components }: JsonObject): void {
    if (!isNode(components)) return;
    // The maps of the components were members of the document.
    this.#before.set(this.#document, membersOf(this.#document));
    this.rebuild(components, { original: undefined, around: this.#document, key: 'components', isPart: true });
    this.#before.delete(this.#document);
  }

  rebuild(value: Node, position: Position): Node {
    const known = this.#results.get(value);
    if (known !== undefined) return known;
    const original = this.#originalOf(value, position);
    const result = this.#open(value, original, position);
    this.#results.set(value, result);
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue;
      const rebuilt = isNode(member) ? this.rebuild(member, this.#positionOf(key, original, position)) : member;
      setMember(result, key, rebuilt);
    }
    return result;
  }

  #originalOf(value: Node, { original }: Position): Node | undefined {
    const tagged = isJsonObject(value) ? this.#copy.originalOf(value) : undefined;
    if (tagged !== undefined) return tagged;
    return isNode(original) && Array.isArray(original) === Array.isArray(value) ? original : undefined;
  }

  /** Returns an empty result: the original, or a new object or array if there is no original or if the original is already in use. */
  #open(value: Node, original: Node | undefined, { around, original: replaced, key }: Position): Node {
    if (original !== undefined && !this.#before.has(original)) {
      this.#before.set(original, membersOf(original));
      for (const key of Object.keys(original)) Reflect.deleteProperty(original, key);
      if (Array.isArray(original)) original.length = 0;
      return original;
    }
    const result = Array.isArray(value) ? [] : emptyObject();
    if (original === undefined && replaced !== undefined) this.#origins.adopt(result, around, key);
    else this.#origins.recordCopy(result, original ?? around);
    return result;
  }

  #positionOf(key: string, owner: Node | undefined, { around, isPart }: Position): Position {
    const node = owner ?? around;
    const original = owner !== undefined || isPart ? this.#memberBefore(node, key) : undefined;
    const isNewPart = original === undefined && (owner !== undefined || isPart) && keysOfParts.includes(key);
    return { original, around: node, key, isPart: isNewPart };
  }

  #memberBefore(node: Node, key: string): JsonValue | undefined {
    const before = this.#before.get(node);
    return before?.get((node === this.#document ? swaggerMaps[key] : undefined) ?? key);
  }
}

const isNode = (value: JsonValue | undefined): value is Node => typeof value === 'object' && value !== null;

const membersOf = (node: Node): ReadonlyMap<string, JsonValue> =>
  new Map(Object.entries(node).map(([key, value]) => [key, value ?? null]));
