import type { JsonObject, JsonValue } from '@forgespec/description/json';
import type { SchemaJson, SelectedSchemas } from '@forgespec/model/from-document';
import type { Atom } from './atom.ts';

/** The direction of a message. A request omits `readOnly` properties, and a response omits `writeOnly` properties. */
export type MessageDirection = 'request' | 'response';

/** A list of schemas that apply to the same value. A value is valid for the conjunction if it is valid for all these schemas. */
export interface Conjunction {
  readonly reader: SchemaReader;
  /** Identifies this list of schemas among all lists of the same reader. */
  readonly key: string;
  readonly schemas: readonly SchemaJson[];
}

/** Reads the schemas of one description for one direction. */
export interface SchemaReader {
  readonly direction: MessageDirection;
  conjunction(schemas: readonly SchemaJson[]): Conjunction;
  /** Returns the alternatives of a conjunction. A value is valid for the conjunction if it is valid for one of the alternatives. */
  atoms(conjunction: Conjunction): readonly Atom[];
  /**
   * Returns the alternatives, like `atoms`. But the list of values (`enum`) in a returned atom can contain values that violate other
   * constraints of this atom. So the caller must check all constraints.
   */
  atomsOfValue(conjunction: Conjunction): readonly Atom[];
  /** Returns the schemas of a conjunction, and all schemas that these schemas include with `$ref` and `allOf`. */
  parts(conjunction: Conjunction): readonly JsonObject[];
  /** Returns true if the messages of the direction omit a property with this schema. */
  isOmitted(schema: SchemaJson): boolean;
  /** Returns the target of a reference. Returns undefined if the target does not exist. */
  resolve(reference: string): JsonValue | undefined;
  readonly selected: SelectedSchemas;
  /** True for a description of OpenAPI 3.0. */
  readonly isVersion30: boolean;
}
