import type { Location, UserContext } from '@redocly/openapi-core';

type Resolve = UserContext['resolve'];

/**
 * A value of the description, past any `$ref`, and the place where it is written. Nothing is assumed about the YAML: asking a
 * text for its children gives none, so a rule never throws. (One rule that throws would take all findings with it.)
 */
export class SpecNode {
  /** The value that a `$ref` leads to, or the value itself; undefined where nothing is written. */
  readonly value: unknown;
  /** Where `value` is written. */
  readonly location: Location;
  /** The value before a `$ref` is followed: the reference with the keys beside it. */
  readonly written: unknown;
  /** Where `written` is written. */
  readonly writtenAt: Location;
  readonly #resolve: Resolve;

  constructor(written: unknown, writtenAt: Location, resolve: Resolve) {
    const target = isReference(written)
      ? resolve<NonNullable<unknown>>(written, writtenAt.source.absoluteRef)
      : undefined;
    this.value = target === undefined ? written : target.node;
    this.location = target?.location ?? writtenAt;
    this.written = written;
    this.writtenAt = writtenAt;
    this.#resolve = resolve;
  }

  /** The node that Redocly visits now. */
  static visited({ rawNode, rawLocation, resolve }: UserContext): SpecNode {
    return new SpecNode(rawNode, rawLocation, resolve);
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  /** The value when it is a text, else an empty one. */
  get text(): string {
    return typeof this.value === 'string' ? this.value : '';
  }

  at(key: string | number): SpecNode {
    return new SpecNode(property(this.value, key), this.location.child([key]), this.#resolve);
  }

  /** A key beside the `$ref`, or else of what the `$ref` leads to: keys beside a reference add to it. */
  nearest(key: string): SpecNode {
    const beside = property(this.written, key);
    return beside === undefined ? this.at(key) : new SpecNode(beside, this.writtenAt.child([key]), this.#resolve);
  }

  /** The elements of a list. */
  items(): SpecNode[] {
    return Array.isArray(this.value) ? this.value.map((_, index) => this.at(index)) : [];
  }

  /** The values of a map. */
  values(): SpecNode[] {
    return this.keys().map((key) => this.at(key));
  }

  /** The keys of a map, in the order of the source. */
  keys(): string[] {
    return isObject(this.value) ? Object.keys(this.value) : [];
  }

  entries(): (readonly [key: string, child: SpecNode])[] {
    return this.keys().map((key) => [key, this.at(key)] as const);
  }
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isReference(value: unknown): value is { $ref: string } {
  return isObject(value) && '$ref' in value && typeof value.$ref === 'string';
}

/** A property of the value itself, never one that objects inherit, such as `constructor`. */
function property(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}
