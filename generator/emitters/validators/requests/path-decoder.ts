import { pathPrefix, type Parameter } from '@forgespec/model';
import { stringLiteral, valueLiteral } from '../../../code/literal.ts';
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
  const prefixes = group.members.map(({ parameter }) => prefixOf(parameter, context));
  const raw = prefixes.every((prefix) => prefix === '')
    ? fragment`raw`
    : fragment`${runtime.withoutPrefixes}(raw, ${valueLiteral(prefixes)})`;
  const statements = objectOfValues(group, 'values', context);
  const { declaration, argument } = operationPointer(group, statements);
  const lines = [
    ...declaration,
    fragment`const values = new ${hasLists ? runtime.PathLists : runtime.PathValues}(${raw}, ${argument});`,
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
    return readScalar(encoding.types, plain(`values.text(${lookup})`));
  }
  const separator = separatorOf(parameter, encoding.kind === 'object');
  const list = plain(`values.list(${lookup}, ${stringLiteral(separator)})`);
  return encoding.kind === 'array'
    ? listOf(schema, list, '.', resolve)
    : membersOf(parameter, list, explode, 'values', shapes);
}

/**
 * Returns the prefix of the value of a parameter, such as `.` for `style: label`. Returns an empty string if there is
 * none.
 */
const prefixOf = (parameter: Parameter, { resolve }: DecoderContext): string =>
  pathPrefix(parameter, valueEncoding(parameter, resolve).kind === 'object');

/** Returns the separator of a list. https://spec.openapis.org/oas/v3.1.1.html#style-examples */
function separatorOf(parameter: Parameter, isObject: boolean): string {
  const prefix = pathPrefix(parameter, isObject);
  return parameter.explode && prefix !== '' ? prefix : ',';
}
