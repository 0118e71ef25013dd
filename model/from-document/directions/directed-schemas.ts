import type { DirectionMarks } from '../../inspect/direction-marks.ts';
import { selectedReferences } from '../../inspect/selected-references.ts';
import type { Schema } from '../../schema.ts';
import { childrenOf } from '../../inspect/areas-by-reference.ts';
import { walkSchema } from '../../inspect/walk-schema.ts';
import type { Direction } from './convert-schema.ts';

/** Facts about a schema and all schemas inside it. The targets of references are not included. */
export interface SchemaContent {
  /** True if a property has the mark `readOnly` or `writeOnly`. */
  readonly hasMarkedProperty: boolean;
  /** The targets of `$ref` in the schema and in the schemas inside it. */
  readonly targets: readonly string[];
  /** The references of the schemas that a discriminator can select. */
  readonly selected: readonly string[];
}

/**
 * The schemas that have a `readOnly` or `writeOnly` property, directly or through other schemas. Such a schema needs one version for
 * requests and one version for responses.
 */
export interface DirectedSchemas {
  /** The references of the named schemas whose versions for requests and responses differ. */
  readonly references: ReadonlySet<string>;
  /**
   * The references of the named schemas that lead to a schema in `references`, through `$ref` or a discriminator. This set also contains
   * all elements of `references`.
   */
  readonly leading: ReadonlySet<string>;
  contentOf(schema: Schema): SchemaContent;
  /** Returns true if the versions of a schema for requests and responses differ. */
  isDirected(schema: Schema): boolean;
}

/** @param named a map from references to named schemas. */
export function findDirectedSchemas(
  named: ReadonlyMap<string, Schema>,
  marks: Readonly<Record<Direction, DirectionMarks>>,
): DirectedSchemas {
  const contents = new Map<Schema, SchemaContent>();
  const contentOf = (schema: Schema): SchemaContent => {
    const content = contents.get(schema) ?? readContent(schema, marks);
    contents.set(schema, content);
    return content;
  };
  const users = createUsers();
  const selecting = createUsers();
  const references = new Set<string>();
  for (const [reference, schema] of named) {
    const { hasMarkedProperty, targets, selected } = contentOf(schema);
    if (hasMarkedProperty) references.add(reference);
    for (const target of targets) users.add(target, reference);
    for (const target of selected) selecting.add(target, reference);
  }
  for (const [base, extending] of childrenOf(named)) for (const child of extending) selecting.add(child, base);
  addReached(references, (reference) => users.of(reference));
  const leading = new Set(references);
  addReached(leading, (reference) => [...users.of(reference), ...selecting.of(reference)]);
  return {
    references,
    leading,
    contentOf,
    isDirected(schema) {
      const { hasMarkedProperty, targets } = contentOf(schema);
      return hasMarkedProperty || targets.some((target) => references.has(target));
    },
  };
}

/** Adds all elements that can be reached from the elements of a set. */
function addReached(references: Set<string>, next: (reference: string) => readonly string[]): void {
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const reference of references) for (const other of next(reference)) references.add(other);
}

function readContent(schema: Schema, marks: Readonly<Record<Direction, DirectionMarks>>): SchemaContent {
  const targets: string[] = [];
  const selected: string[] = [];
  let hasMarkedProperty = false;
  const isMarked = (part: Schema): boolean => marks.request.isMarked(part) || marks.response.isMarked(part);
  walkSchema(schema, ({ reference, properties, annotations: { discriminator } }) => {
    if (reference !== undefined) targets.push(reference);
    selected.push(...selectedReferences(discriminator));
    hasMarkedProperty ||= properties?.some((property) => isMarked(property.schema)) === true;
  });
  return { hasMarkedProperty, targets, selected };
}

interface Users {
  add(reference: string, user: string): void;
  of(reference: string): readonly string[];
}

function createUsers(): Users {
  const users = new Map<string, string[]>();
  return {
    of: (reference) => users.get(reference) ?? [],
    add(reference, user) {
      const known = users.get(reference);
      if (known === undefined) users.set(reference, [user]);
      else known.push(user);
    },
  };
}
