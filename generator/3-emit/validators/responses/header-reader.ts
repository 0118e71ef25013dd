import type { Header } from '../../../2-model/message.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { itemFunction } from '../requests/list-value.ts';
import { scalarFunction } from '../requests/scalar.ts';
import type { Shapes } from '../requests/shape.ts';
import { valueTypes, type Resolve } from '../../../2-model/inspect/value-types.ts';
import { parameterRuntime as runtime } from '../symbols.ts';

/** Returns an expression for the function that converts a header from text; undefined if the value is a string. */
export function headerReader(
  { schema, explode, mediaType }: Header,
  shapes: Shapes,
  resolve: Resolve,
): Fragment | undefined {
  if (mediaType !== undefined) return fragment`${runtime.parseIfJson}`;
  const types = valueTypes(schema, resolve);
  if (types.has('string')) return scalarFunction(types);
  if (types.has('array')) {
    const item = itemFunction(schema, resolve);
    return fragment`(text: string) => ${runtime.splitHeaderList}(text)${item === undefined ? '' : fragment`.map(${item})`}`;
  }
  if (!types.has('object')) return scalarFunction(types);
  const reader = explode ? runtime.assignedMembers : runtime.membersInTurn;
  return fragment`(text: string) => ${reader}(${runtime.splitHeaderList}(text), ${shapes.ofParts(schema)})`;
}
