import type { Header } from '../../../2-model/message.ts';
import { valueName } from '../../../code/identifier.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { itemFunction } from '../requests/list-value.ts';
import { scalarFunction } from '../requests/scalar.ts';
import { createShapes } from '../requests/shape.ts';
import { valueTypes, type Resolve } from '../../../2-model/inspect/value-types.ts';
import { parameterRuntime as runtime } from '../symbols.ts';

/** A function that makes the value of a header of its text, as an expression; undefined where it stays text. */
export function headerReader({ schema, explode, mediaType, name }: Header, resolve: Resolve): Fragment | undefined {
  if (mediaType !== undefined) return fragment`${runtime.asJson}`;
  const types = valueTypes(schema, resolve);
  if (types.has('string')) return scalarFunction(types);
  if (types.has('array')) {
    const item = itemFunction(schema, resolve);
    return fragment`(text: string) => ${runtime.itemsOf}(text)${item === undefined ? '' : fragment`.map(${item})`}`;
  }
  if (!types.has('object')) return scalarFunction(types);
  const reader = explode ? runtime.assignedMembers : runtime.membersInTurn;
  const shape = createShapes(`${valueName(name)}Header`, resolve).of(schema) ?? '{}';
  return fragment`(text: string) => ${reader}(${runtime.itemsOf}(text), ${shape})`;
}
