import type { TypeName } from '../../../2-model/schema.ts';
import type { ExportedSymbol } from '../../../code/symbol.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { isAnyType } from '../../../2-model/inspect/value-types.ts';

/**
 * Returns the functions that convert text to a scalar, the first one to call first. Returns an empty list if the value is a string.
 */
function scalarReaders(types: ReadonlySet<TypeName>): readonly ExportedSymbol[] {
  // If any type is allowed, a text such as `1` could be a number or a string, so it is not converted.
  if (isAnyType(types)) return [];
  return [
    ...(types.has('number') ? [runtime.asNumber] : types.has('integer') ? [runtime.asInteger] : []),
    ...(types.has('boolean') ? [runtime.asBoolean] : []),
    ...(types.has('null') && !types.has('string') ? [runtime.asNull] : []),
  ];
}

/** Returns an expression that converts text to a scalar. */
export const readScalar = (types: ReadonlySet<TypeName>, text: Fragment): Fragment =>
  scalarReaders(types).reduce<Fragment>((inner, reader) => fragment`${reader}(${inner})`, text);

/** Returns an expression for the function that converts text to a scalar; undefined if the value is a string. */
export function scalarFunction(types: ReadonlySet<TypeName>): Fragment | undefined {
  const readers = scalarReaders(types);
  const [only, ...more] = readers;
  if (only === undefined) return undefined;
  if (more.length === 0) return fragment`${only}`;
  return fragment`(value: unknown) => ${readScalar(types, fragment`value`)}`;
}
