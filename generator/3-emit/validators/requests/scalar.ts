import type { TypeName } from '../../../2-model/schema.ts';
import type { ExportedSymbol } from '../../../code/symbol.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { isAnyType } from '../../../2-model/inspect/value-types.ts';

/** The functions that make a scalar of text, one after the other; none where it stays text. */
function scalarReaders(types: ReadonlySet<TypeName>): readonly ExportedSymbol[] {
  // Where anything goes, nothing tells a number from text that looks like one.
  if (isAnyType(types)) return [];
  return [
    ...(types.has('number') ? [runtime.asNumber] : types.has('integer') ? [runtime.asInteger] : []),
    ...(types.has('boolean') ? [runtime.asBoolean] : []),
    ...(types.has('null') && !types.has('string') ? [runtime.asNull] : []),
  ];
}

/** An expression that makes a scalar of text. */
export const readScalar = (types: ReadonlySet<TypeName>, text: Fragment): Fragment =>
  scalarReaders(types).reduce<Fragment>((inner, reader) => fragment`${reader}(${inner})`, text);

/** A function that makes a scalar of text, as an expression; undefined where it stays text. */
export function scalarFunction(types: ReadonlySet<TypeName>): Fragment | undefined {
  const readers = scalarReaders(types);
  const [only, ...more] = readers;
  if (only === undefined) return undefined;
  if (more.length === 0) return fragment`${only}`;
  return fragment`(value: unknown) => ${readScalar(types, fragment`value`)}`;
}
