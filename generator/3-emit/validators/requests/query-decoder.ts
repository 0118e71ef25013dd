import type { Parameter } from '../../../2-model/parameter.ts';
import { valueName } from '../../../code/identifier.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderInput } from './decoder-context.ts';
import { completeObject, emptyObject, judgedObject } from './group-result.ts';
import { itemFunction, listOf, membersOf, shapeOf } from './list-value.ts';
import { propertyAccess } from './property-access.ts';
import { readScalar } from './scalar.ts';
import { partsOf, valueTypes } from './value-types.ts';

/** What reading one parameter takes. */
interface Reading {
  /** Before the loop over the pairs. */
  readonly before?: Fragment;
  /** The statement for a pair of one of these names. */
  readonly names?: readonly string[];
  readonly statement?: Fragment;
  /** The statement for a pair of no known name, under a condition. */
  readonly otherwise?: Fragment;
  /** After the loop. */
  readonly after?: Fragment;
}

/** The body of the function that decodes a query or the cookies of a request. */
export function pairsDecoder(input: DecoderInput): Fragment {
  const { operation, group } = input;
  const variable = group.in === 'query' ? 'query' : 'cookies';
  const pointer = stringLiteral(operation.pointer);
  const reader =
    group.in === 'query'
      ? fragment`new ${runtime.Pairs}(raw, '/query', ${pointer})`
      : fragment`new ${runtime.Cookies}(raw, ${pointer})`;
  const readings = group.parameters.map((parameter) => reading(parameter, variable, input));
  const each = <Key extends keyof Reading>(key: Key): NonNullable<Reading[Key]>[] =>
    readings.flatMap(({ [key]: part }) => (part === undefined ? [] : [part]));
  const lines = [
    emptyObject(input, variable),
    fragment`const pairs = ${reader};`,
    ...each('before'),
    fragment`while (pairs.next()) {\n${pairSwitch(readings, each('otherwise'))}\n}`,
    ...each('after'),
    ...completeObject(input, variable, 'pairs'),
    judgedObject(input, variable, 'pairs.issues'),
  ];
  return joined(lines, '\n');
}

function pairSwitch(readings: readonly Reading[], otherwise: readonly Fragment[]): Fragment {
  const cases = readings.flatMap(({ names = [], statement }) => {
    if (names.length === 0 || statement === undefined) return [];
    const labels = names.map((name) => `case ${stringLiteral(name)}:`).join('\n');
    return [fragment`${labels}\n${statement}\nbreak;`];
  });
  if (cases.length === 0) return joined(otherwise, '\n');
  const rest = otherwise.length === 0 ? [] : [fragment`default:\n${joined(otherwise, '\n')}`];
  return fragment`switch (pairs.name) {\n${joined([...cases, ...rest], '\n')}\n}`;
}

function reading(parameter: Parameter, variable: string, input: DecoderInput): Reading {
  const { name, style, explode, mediaType, schema } = parameter;
  const property = propertyAccess(variable, name);
  const assigned = (value: Fragment): Reading => ({ names: [name], statement: fragment`${property} = ${value};` });
  if (mediaType !== undefined) return assigned(plain(`pairs.json(${property})`));
  const types = valueTypes(schema, input.resolve);
  const isObject = types.has('object') && !types.has('string');
  if (isObject && style === 'deepObject') return inParts(parameter, property, input);
  if (types.has('array') && !types.has('string')) {
    const item = itemFunction(schema, input.resolve);
    if (explode) {
      const value = item === undefined ? plain('pairs.value()') : fragment`${item}(pairs.value())`;
      return assigned(fragment`${runtime.appended}(${property}, ${value})`);
    }
    return assigned(listOf(schema, plain(`pairs.list(${property}, ${separator(parameter)})`), input));
  }
  if (!isObject) return assigned(readScalar(types, plain(`pairs.only(${property})`)));
  if (explode) return membersApart(parameter, property, input);
  return assigned(membersOf(schema, plain(`pairs.list(${property}, ${separator(parameter)})`), false, input));
}

const separator = ({ style }: Parameter): string =>
  style === 'pipeDelimited' ? "'|'" : style === 'spaceDelimited' ? "' '" : "','";

/** `style: deepObject`: `not[labels]=a` */
function inParts({ name, schema }: Parameter, property: string, input: DecoderInput): Reading {
  const parts = `${valueName(name)}Parts`;
  const literal = stringLiteral(name);
  const path = stringLiteral(`/query/${name}`);
  const pointer = stringLiteral(schema.pointer);
  return {
    before: fragment`let ${parts}: ${runtime.Tree} | undefined;`,
    otherwise: plain(`if (pairs.isWithin(${literal})) ${parts} = pairs.part(${literal}, ${parts});`),
    after: fragment`if (${parts} !== undefined) ${property} = ${runtime.shaped}(${parts}, ${shapeOf(schema, input)}, ${path}, ${pointer}, pairs.issues);`,
  };
}

/** `style: form, explode: true` of an object: its members stand as parameters of their own. */
function membersApart({ schema }: Parameter, property: string, input: DecoderInput): Reading {
  const parts = partsOf(schema, input.resolve);
  const names = [...new Set(parts.flatMap(({ properties = [] }) => properties.map(({ name }) => name)))];
  const isOpen = parts.every(({ properties }) => properties === undefined);
  const statement = fragment`${property} = ${runtime.withMember}(${property}, pairs.name, pairs.value(), ${shapeOf(schema, input)});`;
  return isOpen ? { otherwise: statement } : { names, statement };
}
