import type { Operation } from '../../../2-model/operation.ts';
import type { Parameter, ParameterGroup } from '../../../2-model/parameter.ts';
import { commentLines } from '../../../code/comment.ts';
import { functionText, typeAliasText } from '../../../code/declaration-text.ts';
import { stringLiteral } from '../../../code/literal.ts';
import type { Module } from '../../../code/module.ts';
import { describedOperation } from '../../described-operation.ts';
import type { Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderContext } from './decoder-context.ts';
import { defaultOf } from './group-result.ts';
import { headersDecoder } from './header-decoder.ts';
import { pathDecoder } from './path-decoder.ts';
import { pairsDecoder } from './query-decoder.ts';
import { decoderName, partOfPlace, partTypeName } from './request-names.ts';

const bodyOf = { path: pathDecoder, query: pairsDecoder, header: headersDecoder, cookie: pairsDecoder } as const;

/** What each decoder takes, and what its type is. */
const taken: Readonly<Record<Parameter['in'], { readonly what: string; readonly given: string }>> = {
  path: { what: 'path values', given: 'percent-encoded as on the wire, in the order of the template' },
  query: { what: 'query', given: 'as on the wire, without `?`' },
  header: { what: 'headers', given: 'by their names in lower case' },
  cookie: { what: 'cookies', given: 'the `Cookie` header as on the wire' },
};

/** The function that decodes the parameters of one place, and the type of what it makes. */
export interface ParameterDecoder {
  readonly body: Fragment;
  statements(module: Module): string[];
}

export function parameterDecoder(
  operation: Operation,
  group: ParameterGroup,
  context: DecoderContext,
): ParameterDecoder {
  const body = bodyOf[group.in]({ ...context, operation, group });
  return {
    body,
    statements: (module) => [partType(operation, group, context, module), decoder(operation, group, body, module)],
  };
}

function partType(
  operation: Operation,
  { in: place, parameters }: ParameterGroup,
  { resolve }: DecoderContext,
  module: Module,
): string {
  const whole = `${describedOperation(operation, module).type}['parameters']['${place}']`;
  const type = parameters.some(({ required }) => required) ? whole : `NonNullable<${whole}>`;
  const defaulted = parameters.filter(
    (parameter) => !parameter.required && defaultOf(parameter, resolve) !== undefined,
  );
  const names = defaulted.map(({ name }) => stringLiteral(name)).join(' | ');
  return typeAliasText({
    name: partTypeName(operation, partOfPlace[place]),
    docs: commentLines(`The ${taken[place].what} of \`${operation.method.toUpperCase()} ${operation.path}\`.`),
    type: names === '' ? type : `${module.use(runtime.Defaulted)}<${type}, ${names}>`,
  });
}

function decoder(operation: Operation, { in: place }: ParameterGroup, body: Fragment, module: Module): string {
  const part = partOfPlace[place];
  const rawType = {
    path: 'readonly string[]',
    query: 'string',
    header: (): string => module.use(runtime.HeaderTexts),
    cookie: 'string | undefined',
  }[place];
  const { what, given } = taken[place];
  return functionText({
    name: decoderName(operation, part),
    docs: commentLines(`Reads the ${what}: ${given}.`),
    parameters: `raw: ${typeof rawType === 'string' ? rawType : rawType()}`,
    returnType: `${module.use(runtime.Decoded)}<${partTypeName(operation, part)}>`,
    body: body.text,
  });
}
