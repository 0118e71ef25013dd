import { pathPrefix } from '../../../2-model/inspect/path-prefix.ts';
import type { Parameter } from '../../../2-model/parameter.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderContext, Group } from './decoder-context.ts';
import { listOf, membersOf } from './list-value.ts';
import { objectOfValues, operationPointer } from './object-of-values.ts';
import { readScalar } from './scalar.ts';
import { wayOfWriting } from './way-of-writing.ts';

/** Returns the body of the function that decodes the values of a path. */
export function pathDecoder(group: Group, context: DecoderContext): Fragment {
  const hasLists = group.members.some(({ parameter }) =>
    ['array', 'object'].includes(wayOfWriting(parameter, context.resolve).kind),
  );
  const statements = objectOfValues(group, 'values', context);
  const { declaration, argument } = operationPointer(group, statements);
  const lines = [
    ...declaration,
    fragment`const values = new ${hasLists ? runtime.PathLists : runtime.PathValues}(raw, ${argument});`,
    ...group.members.map(
      ({ parameter, local }, index) => fragment`const ${local} = ${pathValue(parameter, index, context)};`,
    ),
    ...statements,
  ];
  return joined(lines, '\n');
}

function pathValue(parameter: Parameter, index: number, { resolve, shapes }: DecoderContext): Fragment {
  const { name, explode, schema } = parameter;
  const place = `${index}, ${stringLiteral(name)}`;
  const way = wayOfWriting(parameter, resolve);
  if (way.kind === 'json')
    return fragment`${runtime.readJsonParameter}(values, ${stringLiteral(name)}, values.text(${place}))`;
  if (way.kind === 'scalar') {
    return readScalar(way.types, plain(`values.text(${place}${afterComma(pathPrefix(parameter))})`));
  }
  const { separator, prefix } = delimiters(parameter, way.kind === 'object');
  const list = plain(`values.list(${place}, ${stringLiteral(separator)}${afterComma(prefix)})`);
  return way.kind === 'array'
    ? listOf(schema, list, '.', resolve)
    : membersOf(parameter, list, explode, 'values', shapes);
}

const afterComma = (prefix: string): string => (prefix === '' ? '' : `, ${stringLiteral(prefix)}`);

/** https://spec.openapis.org/oas/v3.1.1.html#style-examples */
function delimiters(parameter: Parameter, isObject: boolean): { separator: string; prefix: string } {
  const prefix = pathPrefix(parameter);
  if (!parameter.explode || prefix === '') return { separator: ',', prefix };
  return parameter.style === 'matrix' && isObject ? { separator: ';', prefix: ';' } : { separator: prefix, prefix };
}
