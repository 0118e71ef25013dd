import { partsOf, type Parameter, type Resolve, type Schema } from '@forgespec/model';
import { stringLiteral } from '../../../code/literal.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { scalarFunction, textTypes, type TextTypes } from './scalar.ts';
import type { Shapes } from './shape.ts';

/**
 * Returns an expression that converts the items of an array from text to their types.
 *
 * @param dot the operator for the access to the list: `?.` if the list may be undefined.
 */
export function listOf(schema: Schema, list: Fragment, dot: '.' | '?.', resolve: Resolve): Fragment {
  const item = itemFunction(schema, resolve);
  return item === undefined ? list : fragment`${list}${dot}map(${item})`;
}

/**
 * Returns an expression for the function that converts the text of one item to its type. Returns undefined if the items
 * are strings.
 */
export const itemFunction = (schema: Schema, resolve: Resolve): Fragment | undefined =>
  scalarFunction(itemTypes(schema, resolve));

/** Returns the types of the items of an array. Returns an empty set if the items have no schema. */
export function itemTypes(schema: Schema, resolve: Resolve): TextTypes {
  const items = partsOf(schema, resolve).find((part) => part.items !== undefined)?.items;
  return items === undefined ? new Set<never>() : textTypes(items, resolve);
}

/**
 * Returns the expression that decodes an object from a list, such as `a,1,b,2` or `a=1,b=2`.
 *
 * @param areAssigned true if each item is an assignment `name=value`; false if names and values alternate.
 * @param reader the name of the variable that contains the reader of the request part, such as `pairs` or `values`.
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
