import type { Parameter } from '../../../2-model/parameter.ts';
import { commentLines } from '../../../code/comment.ts';
import { functionText, typeAliasText } from '../../../code/declaration-text.ts';
import { stringLiteral } from '../../../code/literal.ts';
import type { Module } from '../../../code/module.ts';
import type { ExportedSymbol } from '../../../code/symbol.ts';
import { describedOperation } from '../../described-operation.ts';
import type { Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderContext, Group } from './decoder-context.ts';
import { headersDecoder } from './headers-decoder.ts';
import { defaultOf } from './object-of-values.ts';
import { pairsDecoder } from './pairs-decoder.ts';
import { pathDecoder } from './path-decoder.ts';
import { decoderName, partOfPlace, partTypeName } from './symbols.ts';

const bodyOf = { path: pathDecoder, query: pairsDecoder, header: headersDecoder, cookie: pairsDecoder } as const;

/** The input of each decoder, in words and as a type. */
const taken: Readonly<Record<Parameter['in'], { what: string; given: string; type: ExportedSymbol | string }>> = {
  path: {
    what: 'path values',
    given: 'percent-encoded as on the wire, in the order of the template',
    type: 'readonly string[]',
  },
  query: { what: 'query', given: 'as on the wire, without `?`', type: 'string' },
  header: { what: 'headers', given: 'found by their names in lower case', type: runtime.HeaderTexts },
  cookie: { what: 'cookies', given: 'the `Cookie` header as on the wire', type: 'string | undefined' },
};

/** Returns the function that decodes a part of a request, and the type of its result. */
export interface Decoder {
  readonly body: Fragment;
  statements(module: Module): string[];
}

/** Returns the decoder of the parameters of one part of the request. */
export function parameterDecoder(group: Group, context: DecoderContext): Decoder {
  const body = bodyOf[group.place](group, context);
  return { body, statements: (module) => [partType(group, context, module), decoderFunction(group, body, module)] };
}

function partType({ operation, place, members }: Group, { resolve }: DecoderContext, module: Module): string {
  const parameters = members.map(({ parameter }) => parameter);
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

function decoderFunction({ operation, place }: Group, body: Fragment, module: Module): string {
  const part = partOfPlace[place];
  const { what, given, type } = taken[place];
  return functionText({
    name: decoderName(operation, part),
    docs: commentLines(`Reads the ${what}: ${given}.`),
    parameters: `raw: ${typeof type === 'string' ? type : module.use(type)}`,
    returnType: `${module.use(runtime.Decoded)}<${partTypeName(operation, part)}>`,
    body: body.text,
  });
}
