import { membersInTurn, withMember } from './members.ts';
import type { Pairs } from './pairs.ts';
import type { Shape } from './shape.ts';
import { partAt, type Tree } from './tree.ts';

/** Adds the value of the current field to the tree of a form. */
export type FieldReader = (pairs: Pairs, tree: Tree) => void;

/** Returns a reader of an array in one value: `tags=a,b`. */
export const listField =
  (separator: string): FieldReader =>
  (pairs, tree) => {
    const { values } = partAt(tree, pairs.name);
    values.push(...pairs.list(values[0], separator));
  };

/** Returns a reader of an object that is one list of alternating keys and values: `color=R,100,G,200`. */
export const fieldInTurn =
  (separator: string, shape: Shape): FieldReader =>
  (pairs, tree) => {
    const { values } = partAt(tree, pairs.name);
    values[0] = membersInTurn(pairs.list(values[0], separator), shape, pairs, pairs.name);
  };

/**
 * Returns a reader of one member of an object. Each member of the object is a field of the form: `R=100&G=200`.
 *
 * @param property the property of the form that contains the object.
 * @param others the fields that are not members of the object.
 */
export const memberOf =
  (property: string, shape: Shape, others: readonly string[] = []): FieldReader =>
  (pairs, tree) => {
    const { name } = pairs;
    if (others.includes(name)) {
      pairs.part(name, partAt(tree, name));
      return;
    }
    const { values } = partAt(tree, property);
    values[0] = withMember(values[0], name, pairs.value(), shape, pairs);
  };
