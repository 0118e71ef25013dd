import type { Parameter } from '@forgespec/model';
import { stringLiteral } from '../../../code/literal.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderContext, Group } from './decoder-context.ts';
import { listOf, membersOf } from './list-value.ts';
import { objectOfValues, operationPointer } from './object-of-values.ts';
import { readScalar } from './scalar.ts';
import { valueEncoding } from './value-encoding.ts';

/** Returns the body of the function that decodes the headers of a request. */
export function headersDecoder(group: Group, context: DecoderContext): Fragment {
  const statements = objectOfValues(group, 'values', context);
  const { declaration, argument } = operationPointer(group, statements);
  const lines = [
    ...declaration,
    fragment`const values = new ${runtime.HeaderValues}(raw, ${argument});`,
    ...group.members.map(({ parameter, local }) => fragment`const ${local} = ${headerValue(parameter, context)};`),
    ...statements,
  ];
  return joined(lines, '\n');
}

function headerValue(parameter: Parameter, { resolve, shapes }: DecoderContext): Fragment {
  const name = stringLiteral(parameter.name.toLowerCase());
  const encoding = valueEncoding(parameter, resolve);
  switch (encoding.kind) {
    case 'json':
      return fragment`${runtime.readJsonParameter}(values, ${name}, values.text(${name}))`;
    case 'scalar':
      return readScalar(encoding.types, plain(`values.text(${name})`));
    case 'array':
      return listOf(parameter.schema, plain(`values.list(${name})`), '?.', resolve);
    case 'object':
      return membersOf(parameter, plain(`values.list(${name})`), parameter.explode, 'values', shapes);
  }
}
