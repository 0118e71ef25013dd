import { pathPrefix } from '../../../2-model/inspect/path-prefix.ts';
import type { Parameter } from '../../../2-model/parameter.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderContext, Group } from './decoder-context.ts';
import { listOf, membersOf } from './list-value.ts';
import { objectOfValues, operationPointer } from './object-of-values.ts';
import { readScalar } from './scalar.ts';
import { valueEncoding } from './value-encoding.ts';

/** Returns the body of the function that decodes the path parameters. */
export function pathDecoder(group: Group, context: DecoderContext): Fragment {
  const hasLists = group.members.some(({ parameter }) =>
    ['array', 'object'].includes(valueEncoding(parameter, context.resolve).kind),
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
  const lookup = `${index}, ${stringLiteral(name)}`;
  const encoding = valueEncoding(parameter, resolve);
  if (encoding.kind === 'json')
    return fragment`${runtime.readJsonParameter}(values, ${stringLiteral(name)}, values.text(${lookup}))`;
  if (encoding.kind === 'scalar') {
    return readScalar(encoding.types, plain(`values.text(${lookup}${afterComma(pathPrefix(parameter))})`));
  }
  const { separator, prefix } = delimiters(parameter, encoding.kind === 'object');
  const list = plain(`values.list(${lookup}, ${stringLiteral(separator)}${afterComma(prefix)})`);
  return encoding.kind === 'array'
    ? listOf(schema, list, '.', resolve)
    : membersOf(parameter, list, explode, 'values', shapes);
}

const afterComma = (prefix: string): string => (prefix === '' ? '' : `, ${stringLiteral(prefix)}`);

/** Returns the prefix and the separator of a list. https://spec.openapis.org/oas/v3.1.1.html#style-examples */
function delimiters(parameter: Parameter, isObject: boolean): { separator: string; prefix: string } {
  const prefix = pathPrefix(parameter);
  if (!parameter.explode || prefix === '') return { separator: ',', prefix };
  return parameter.style === 'matrix' && isObject ? { separator: ';', prefix: ';' } : { separator: prefix, prefix };
}
