import type { Parameter } from '../../../2-model/parameter.ts';
import type { Schema, TypeName } from '../../../2-model/schema.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { scalarFunction } from './scalar.ts';
import type { Shapes } from './shape.ts';
import { partsOf, valueTypes, type Resolve } from '../../../2-model/inspect/value-types.ts';

/**
 * An expression for an array whose items were read as text.
 *
 * @param dot the operator after the list: `?.` if the list may be undefined.
 */
export function listOf(schema: Schema, list: Fragment, dot: '.' | '?.', resolve: Resolve): Fragment {
  const item = itemFunction(schema, resolve);
  return item === undefined ? list : fragment`${list}${dot}map(${item})`;
}

/** A function that makes an item of text, as an expression; undefined where it stays text. */
export const itemFunction = (schema: Schema, resolve: Resolve): Fragment | undefined =>
  scalarFunction(itemTypes(schema, resolve));

/** The types of the items of an array; none where the description does not speak of them. */
export function itemTypes(schema: Schema, resolve: Resolve): ReadonlySet<TypeName> {
  const items = partsOf(schema, resolve).find((part) => part.items !== undefined)?.items;
  return items === undefined ? new Set() : valueTypes(items, resolve);
}

/**
 * An expression for an object whose members were read as a list: assignments, or names and values in turn.
 *
 * @param reader the variable that the list is read with.
 */
export function membersOf(
  parameter: Parameter,
  list: Fragment,
  areAssigned: boolean,
  reader: string,
  shapes: Shapes,
): Fragment {
  const { name, schema } = parameter;
  const members = areAssigned ? runtime.assignedMembers : runtime.membersInTurn;
  return fragment`${members}(${list}, ${objectShape(schema, shapes)}, ${reader}, ${stringLiteral(name)})`;
}

/** The shape of an object, as an expression. */
export const objectShape = (schema: Schema, shapes: Shapes): Fragment => shapes.ofParts(schema);
