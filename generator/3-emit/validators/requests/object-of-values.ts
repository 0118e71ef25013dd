import type { KeywordSchema, TypeName } from '../../../2-model/schema.ts';
import type { Parameter } from '../../../2-model/parameter.ts';
import { typeName } from '../../../code/identifier.ts';
import { stringLiteral, valueLiteral } from '../../../code/literal.ts';
import { propertyKey } from '../../../code/property-key.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { schemaFunctions } from '../schema-functions.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { usesNothing, usesOnly } from '../used-keywords.ts';
import type { DecoderContext, Group, Member } from './decoder-context.ts';
import { propertyAccess } from './property-access.ts';
import { partOfPlace, partTypeName } from './symbols.ts';
import { partsOf, valueTypes, type Resolve } from '../../../2-model/inspect/value-types.ts';

/** The default of a parameter, in an array of one, because it may be anything. */
export function defaultOf({ schema }: Parameter, resolve: Resolve): KeywordSchema['annotations']['default'] {
  return partsOf(schema, resolve).find(({ annotations }) => annotations.default !== undefined)?.annotations.default;
}

/**
 * The statements that judge the values that were read, and return them as an object.
 *
 * @param reader the variable that the values were read with.
 */
export function objectOfValues(group: Group, reader: string, context: DecoderContext): Fragment[] {
  const { operation, place, members } = group;
  const variable = partOfPlace[place].toLowerCase();
  const type = partTypeName(operation, partOfPlace[place]);
  const always = members.filter((member) => isAlwaysThere(member, context.resolve));
  const sometimes = members.filter((member) => !always.includes(member));
  const literal = always.map((member) => plain(property(member, context.resolve)));
  return [
    ...members.flatMap((member) => judgement(member, group, reader, context)),
    ...members.flatMap((member) => requirement(member, group, reader)),
    fragment`const ${variable}: ${runtime.Unchecked}<${type}> = {${literal.length === 0 ? '' : ' '}${joined(literal, ', ')} };`,
    ...sometimes.map(({ parameter, local }) =>
      plain(`if (${local} !== undefined) ${propertyAccess(variable, parameter.name)} = ${local};`),
    ),
    fragment`return ${runtime.decoded}(${variable}, ${reader}.issues);`,
  ];
}

// Assigning to `__proto__` would set the prototype; in a literal it makes a property.
const isAlwaysThere = ({ parameter }: Member, resolve: Resolve): boolean =>
  parameter.required || defaultOf(parameter, resolve) !== undefined || parameter.name === '__proto__';

function property({ parameter, local }: Member, resolve: Resolve): string {
  const key = propertyKey(parameter.name);
  const [value] = defaultOf(parameter, resolve) ?? [];
  if (value === undefined) return key === local ? key : `${key}: ${local}`;
  const isNullable = valueTypes(parameter.schema, resolve).has('null');
  const literal = valueLiteral(value);
  return `${key}: ${isNullable ? `${local} === undefined ? ${literal} : ${local}` : `${local} ?? ${literal}`}`;
}

function judgement(
  { parameter, local }: Member,
  { operation }: Group,
  reader: string,
  context: DecoderContext,
): Fragment[] {
  const { name, schema, pointer } = parameter;
  // What is read from text is valid then, whatever it is.
  if (isAnyText(parameter)) return [];
  const component = /^#\/components\/parameters\/([^/]+)$/u.exec(pointer)?.[1];
  const functionName = typeName(component ?? `${operation.name} ${name}`);
  const { is, collect } = schemaFunctions(schema, functionName, context.compiler, context.input);
  return [fragment`${reader}.judge(${stringLiteral(name)}, ${local}, ${is}, ${collect});`];
}

function isAnyText({ schema, mediaType }: Parameter): boolean {
  if (schema.kind === 'boolean') return schema.value;
  const mayBe = (name: TypeName): boolean => schema.type?.includes(name) === true;
  if (!usesOnly(schema, ['type'])) return usesNothing(schema);
  return mediaType === undefined && mayBe('string') && !mayBe('array') && !mayBe('object');
}

function requirement({ parameter, local }: Member, { place }: Group, reader: string): Fragment[] {
  if (!parameter.required || place === 'path') return [];
  const what = `${stringLiteral(parameter.name)}, ${stringLiteral(`${parameter.pointer}/required`)}`;
  return [plain(`if (${local} === undefined) ${reader}.missing(${what});`)];
}
