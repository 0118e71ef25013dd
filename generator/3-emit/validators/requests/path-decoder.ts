import type { Parameter } from '../../../2-model/parameter.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { propertyKey } from '../../../code/property-key.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderInput } from './decoder-context.ts';
import { judgedObject } from './group-result.ts';
import { listOf, membersOf } from './list-value.ts';
import { readScalar } from './scalar.ts';
import { partTypeName } from './request-names.ts';
import { valueTypes } from './value-types.ts';

/** The body of the function that decodes the values of a path. */
export function pathDecoder(input: DecoderInput): Fragment {
  const { operation, group } = input;
  const members = group.parameters.map(
    (parameter, index) => fragment`${propertyKey(parameter.name)}: ${pathValue(parameter, index, input)},`,
  );
  const lines = [
    fragment`const values = new ${runtime.PathValues}(raw, ${stringLiteral(operation.pointer)});`,
    fragment`const path: ${runtime.Unchecked}<${partTypeName(operation, 'Path')}> = {\n${joined(members, '\n')}\n};`,
    judgedObject(input, 'path', 'values.issues'),
  ];
  return joined(lines, '\n');
}

function pathValue(parameter: Parameter, index: number, input: DecoderInput): Fragment {
  const { name, style, explode, mediaType, schema } = parameter;
  const place = `${index}, ${stringLiteral(name)}`;
  if (mediaType !== undefined) return plain(`values.json(${place})`);
  const types = valueTypes(schema, input.resolve);
  const isArray = types.has('array') && !types.has('string');
  const isObject = types.has('object') && !types.has('string');
  if (!isArray && !isObject) {
    const prefix = style === 'label' ? '.' : style === 'matrix' ? `;${name}=` : '';
    return readScalar(types, plain(`values.text(${place}${prefix === '' ? '' : `, ${stringLiteral(prefix)}`})`));
  }
  const { separator, prefix } = delimiters(parameter, isObject && !isArray);
  const list = `values.list(${place}, ${stringLiteral(separator)}${prefix === '' ? '' : `, ${stringLiteral(prefix)}`})`;
  return isArray ? listOf(schema, plain(list), input) : membersOf(schema, plain(list), explode, input);
}

/** https://spec.openapis.org/oas/v3.1.1.html#style-examples */
function delimiters({ name, style, explode }: Parameter, isObject: boolean): { separator: string; prefix: string } {
  if (style === 'label') return { separator: explode ? '.' : ',', prefix: '.' };
  if (style !== 'matrix') return { separator: ',', prefix: '' };
  if (!explode) return { separator: ',', prefix: `;${name}=` };
  return isObject ? { separator: ';', prefix: ';' } : { separator: `;${name}=`, prefix: `;${name}=` };
}
