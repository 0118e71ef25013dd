import { isAnyType, isInteger64, valueTypes, type Resolve, type Schema, type TypeName } from '@forgespec/model';
import type { ExportedSymbol } from '../../../code/symbol.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';

/**
 * The types of a value that requests or responses contain as text, such as a query parameter. `int64` is in the set if integers may have
 * more digits than a number can represent.
 */
export interface TextTypes {
  has(type: TypeName | 'int64'): boolean;
  readonly size: number;
}

/** Returns the types of the values of a schema. */
export function textTypes(schema: Schema, resolve: Resolve): TextTypes {
  const types = valueTypes(schema, resolve);
  return isInteger64(schema, resolve)
    ? { has: (type) => type === 'int64' || types.has(type), size: types.size }
    : types;
}

/**
 * Returns the functions that convert text to a scalar, in the order in which they are called. Returns an empty list if the value is a
 * string.
 */
function scalarReaders(types: TextTypes): readonly ExportedSymbol[] {
  // If any type is allowed, a text such as `1` could be a number or a string, so the text is not converted.
  if (isAnyType(types)) return [];
  return [
    ...numberReaders(types),
    ...(types.has('boolean') ? [runtime.asBoolean] : []),
    ...(types.has('null') && !types.has('string') ? [runtime.asNull] : []),
  ];
}

function numberReaders(types: TextTypes): readonly ExportedSymbol[] {
  const isLong = types.has('int64');
  if (types.has('number')) return [isLong ? runtime.asExactNumber : runtime.asNumber];
  return types.has('integer') ? [isLong ? runtime.asExactInteger : runtime.asInteger] : [];
}

/** Returns an expression that converts text to a scalar. */
export const readScalar = (types: TextTypes, text: Fragment): Fragment =>
  scalarReaders(types).reduce<Fragment>((inner, reader) => fragment`${reader}(${inner})`, text);

/** Returns an expression for the function that converts text to a scalar. Returns undefined if the value is a string. */
export function scalarFunction(types: TextTypes): Fragment | undefined {
  const readers = scalarReaders(types);
  const [only, ...more] = readers;
  if (only === undefined) return undefined;
  if (more.length === 0) return fragment`${only}`;
  return fragment`(value: unknown) => ${readScalar(types, fragment`value`)}`;
}
