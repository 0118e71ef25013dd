import type { Parameter } from '../../../2-model/parameter.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderInput } from './decoder-context.ts';
import { completeObject, emptyObject, judgedObject } from './group-result.ts';
import { listOf, membersOf } from './list-value.ts';
import { propertyAccess } from './property-access.ts';
import { readScalar } from './scalar.ts';
import { valueTypes } from './value-types.ts';

/** The body of the function that decodes headers. */
export function headersDecoder(input: DecoderInput): Fragment {
  const { operation, group } = input;
  const lines = [
    emptyObject(input, 'headers'),
    fragment`const values = new ${runtime.HeaderValues}(raw, ${stringLiteral(operation.pointer)});`,
    ...group.parameters.map((parameter, index) => readHeader(parameter, index, input)),
    ...completeObject(input, 'headers', 'values'),
    judgedObject(input, 'headers', 'values.issues'),
  ];
  return joined(lines, '\n');
}

function readHeader({ name, explode, mediaType, schema }: Parameter, index: number, input: DecoderInput): Fragment {
  const key = stringLiteral(name.toLowerCase());
  const variable = `header${index + 1}`;
  const types = valueTypes(schema, input.resolve);
  const isArray = types.has('array') && !types.has('string');
  const isObject = types.has('object') && !types.has('string');
  const [method, value] =
    mediaType !== undefined
      ? ['json', plain(variable)]
      : isArray
        ? ['list', listOf(schema, plain(variable), input)]
        : isObject
          ? ['list', membersOf(schema, plain(variable), explode, input)]
          : ['text', readScalar(types, plain(variable))];
  return fragment`const ${variable} = values.${method}(${key});\nif (${variable} !== undefined) ${propertyAccess('headers', name)} = ${value};`;
}
