import type { Parameter } from '../../../2-model/parameter.ts';
import type { Schema, TypeName } from '../../../2-model/schema.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { scalarFunction } from './scalar.ts';
import type { Shapes } from './shape.ts';
import { partsOf, valueTypes, type Resolve } from '../../../2-model/inspect/value-types.ts';

/**
 * Returns an expression that converts the items of an array from text.
 *
 * @param dot the operator after the list: `?.` if the list may be undefined.
 */
export function listOf(schema: Schema, list: Fragment, dot: '.' | '?.', resolve: Resolve): Fragment {
  const item = itemFunction(schema, resolve);
  return item === undefined ? list : fragment`${list}${dot}map(${item})`;
}

/** Returns an expression for the function that converts an item from text; undefined if items stay text. */
export const itemFunction = (schema: Schema, resolve: Resolve): Fragment | undefined =>
  scalarFunction(itemTypes(schema, resolve));

/** Returns the types of the items of an array; an empty set if the items are not described. */
export function itemTypes(schema: Schema, resolve: Resolve): ReadonlySet<TypeName> {
  const items = partsOf(schema, resolve).find((part) => part.items !== undefined)?.items;
  return items === undefined ? new Set() : valueTypes(items, resolve);
}

/**
 * Returns an expression for an object whose members were read as a list, either of assignments or of names and values in turn.
 *
 * @param reader the variable of the reader of the list.
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
  return fragment`${members}(${list}, ${shapes.ofParts(schema)}, ${reader}, ${stringLiteral(name)})`;
}
