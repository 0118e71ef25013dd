import type { Parameter } from '@forgespec/model';
import { commentLines } from '../../../code/comment.ts';
import { typeAliasText } from '../../../code/declaration-text.ts';
import { stringLiteral } from '../../../code/literal.ts';
import type { Module } from '../../../code/module.ts';
import type { ExportedSymbol } from '../../../code/symbol.ts';
import { membersConversion } from '../../conversions.ts';
import { operationType, partOfLocation } from '../../types/symbols.ts';
import type { Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { convertingDecoder } from './converting-decoder.ts';
import type { DecoderContext, Group } from './decoder-context.ts';
import { headersDecoder } from './headers-decoder.ts';
import { pairsDecoder } from './pairs-decoder.ts';
import { pathDecoder } from './path-decoder.ts';
import { decodedType, decoderName, defaultedNames } from './symbols.ts';

const bodyOf = { path: pathDecoder, query: pairsDecoder, header: headersDecoder, cookie: pairsDecoder } as const;

/** For each parameter location, the type of the decoder's input, and words for comments in the generated code. */
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
  return {
    body,
    statements: (module) => [
      ...typeWithDefaults(group, context, module),
      ...decoderFunctions(group, body, context, module),
    ],
  };
}

function typeWithDefaults({ operation, location }: Group, { api, resolve }: DecoderContext, module: Module): string[] {
  const names = defaultedNames(operation, location, resolve);
  if (names.length === 0) return [];
  const described = module.use(operationType(operation, partOfLocation[location]));
  return [
    typeAliasText({
      name: decodedType(operation, location, api, resolve).name,
      docs: commentLines(
        `The ${inputs[location].subject} of \`${operation.method.toUpperCase()} ${operation.path}\`, with defaults.`,
      ),
      type: `${module.use(runtime.Defaulted)}<${described}, ${names.map(stringLiteral).join(' | ')}>`,
    }),
  ];
}

function decoderFunctions(
  { operation, location, members }: Group,
  body: Fragment,
  { api, input, resolve }: DecoderContext,
  module: Module,
): string[] {
  const { decoding, type } = inputs[location];
  const values = members.map(({ parameter }) => parameter);
  return convertingDecoder({
    name: decoderName(operation, partOfLocation[location]),
    decoding,
    parameters: `raw: ${typeof type === 'string' ? type : module.use(type)}`,
    argument: 'raw',
    type: module.use(decodedType(operation, location, api, resolve)),
    body: body.text,
    convert: membersConversion(values, { schemas: input.byReference, module, direction: 'read' }),
    hasExactIntegers: input.hasExactIntegers,
    module,
  });
}
