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
import { decoderName, partOfLocation, partTypeName } from './symbols.ts';

const bodyOf = { path: pathDecoder, query: pairsDecoder, header: headersDecoder, cookie: pairsDecoder } as const;

/** The input of the decoder for each parameter location, in words and as a type. */
const inputs: Readonly<Record<Parameter['in'], { subject: string; decoding: string; type: ExportedSymbol | string }>> =
  {
    path: {
      subject: 'path values',
      decoding: 'Decodes the path values, which are percent-encoded and in the order of the template.',
      type: 'readonly string[]',
    },
    query: { subject: 'query', decoding: 'Decodes the query string, without `?`.', type: 'string' },
    header: {
      subject: 'headers',
      decoding: 'Decodes the headers. Their names are in lower case.',
      type: runtime.HeaderTexts,
    },
    cookie: { subject: 'cookies', decoding: 'Decodes the `Cookie` header.', type: 'string | undefined' },
  };

/** A generated function that decodes a part of a request, and the type of its result. */
export interface Decoder {
  readonly body: Fragment;
  statements(module: Module): string[];
}

/** Returns the decoder for a group of parameters. */
export function parameterDecoder(group: Group, context: DecoderContext): Decoder {
  const body = bodyOf[group.location](group, context);
  return { body, statements: (module) => [partType(group, context, module), decoderFunction(group, body, module)] };
}

function partType({ operation, location, members }: Group, { resolve }: DecoderContext, module: Module): string {
  const parameters = members.map(({ parameter }) => parameter);
  const whole = `${describedOperation(operation, module).type}['parameters']['${location}']`;
  const type = parameters.some(({ required }) => required) ? whole : `NonNullable<${whole}>`;
  const defaulted = parameters.filter(
    (parameter) => !parameter.required && defaultOf(parameter, resolve) !== undefined,
  );
  const names = defaulted.map(({ name }) => stringLiteral(name)).join(' | ');
  return typeAliasText({
    name: partTypeName(operation, partOfLocation[location]),
    docs: commentLines(`The ${inputs[location].subject} of \`${operation.method.toUpperCase()} ${operation.path}\`.`),
    type: names === '' ? type : `${module.use(runtime.Defaulted)}<${type}, ${names}>`,
  });
}

function decoderFunction({ operation, location }: Group, body: Fragment, module: Module): string {
  const part = partOfLocation[location];
  const { decoding, type } = inputs[location];
  return functionText({
    name: decoderName(operation, part),
    docs: commentLines(decoding),
    parameters: `raw: ${typeof type === 'string' ? type : module.use(type)}`,
    returnType: `${module.use(runtime.Decoded)}<${partTypeName(operation, part)}>`,
    body: body.text,
  });
}
