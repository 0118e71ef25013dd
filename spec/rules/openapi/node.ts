import type { Location, UserContext } from '@redocly/openapi-core';

type Resolve = UserContext['resolve'];

/**
 * A value of the description, after its `$ref` is resolved, with its source location. The methods accept every value: a
 * text, for example, has no children. So rules do not throw exceptions, which would suppress all findings.
 */
export class SpecNode {
  /** The target of a `$ref`, or the value itself; undefined if the key is missing. */
  readonly value: unknown;
  /** The source location of `value`. */
  readonly location: Location;
  /** The value before a `$ref` is followed: the reference and the keys beside it. */
  readonly written: unknown;
  /** The source location of `written`. */
  readonly writtenAt: Location;
  readonly #resolve: Resolve;

  constructor(written: unknown, writtenAt: Location, resolve: Resolve) {
    const target = isReferenceNode(written)
      ? resolve<NonNullable<unknown>>(written, writtenAt.source.absoluteRef)
      : undefined;
    this.value = target === undefined ? written : target.node;
    this.location = target?.location ?? writtenAt;
    this.written = written;
    this.writtenAt = writtenAt;
    this.#resolve = resolve;
  }

  /** Returns the node that Redocly is visiting. */
  static visited({ rawNode, rawLocation, resolve }: UserContext): SpecNode {
    return new SpecNode(rawNode, rawLocation, resolve);
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  /** The value if it is a text, otherwise an empty text. */
  get text(): string {
    return typeof this.value === 'string' ? this.value : '';
  }

  at(key: string | number): SpecNode {
    return new SpecNode(property(this.value, key), this.location.child([key]), this.#resolve);
  }

  /** Returns the value of a key beside the `$ref`; if there is no such key, the value of the key in the target. */
  nearest(key: string): SpecNode {
    const beside = property(this.written, key);
    return beside === undefined ? this.at(key) : new SpecNode(beside, this.writtenAt.child([key]), this.#resolve);
  }

  /** Returns the elements of a list; empty for any other value. */
  items(): SpecNode[] {
    return Array.isArray(this.value) ? this.value.map((_, index) => this.at(index)) : [];
  }

  /** Returns the values of a map; empty for any other value. */
  values(): SpecNode[] {
    return this.keys().map((key) => this.at(key));
  }

  /** Returns the keys of a map, in the order of the source. */
  keys(): string[] {
    return isRecord(this.value) ? Object.keys(this.value) : [];
  }

  entries(): (readonly [key: string, child: SpecNode])[] {
    return this.keys().map((key) => [key, this.at(key)] as const);
  }
}

export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isReferenceNode(value: unknown): value is { $ref: string } {
  return isRecord(value) && '$ref' in value && typeof value.$ref === 'string';
}

/** Returns an own property of a value, never an inherited one such as `constructor`. */
function property(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}
