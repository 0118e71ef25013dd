import { valueTypes, type Parameter, type Resolve, type TypeName } from '@forgespec/model';
import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { typeName } from '@forgespec/model/names';
import { stringLiteral, valueLiteral } from '../../../code/literal.ts';
import { propertyKey } from '../../../code/property-key.ts';
import { all, always, compare, expression, not, test } from '../condition.ts';
import { fragment, joined, mentions, plain, type Fragment } from '../fragment.ts';
import { pointersIn, type Pointers } from '../print-collect.ts';
import { names } from '../scope.ts';
import { schemaFunctions } from '../schema-functions.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { usesNothing, usesOnly } from '../used-keywords.ts';
import type { DecoderContext, Group, Member } from './decoder-context.ts';
import { partOfLocation } from '../../types/symbols.ts';
import { decodedType, defaultOf } from './symbols.ts';

/**
 * Returns the statements that validate the decoded values and return them as an object.
 *
 * @param reader the name of the variable that contains the reader of the request part, such as `pairs` or `values`.
 */
export function objectOfValues(group: Group, reader: string, context: DecoderContext): Fragment[] {
  const { operation, location, members } = group;
  const variable = partOfLocation[location].toLowerCase();
  const type = decodedType(operation, location, context.api, context.resolve);
  const present = members.filter((member) => isAlwaysThere(member, context.resolve));
  const optional = members.filter((member) => !present.includes(member));
  const literal = present.map((member) => plain(property(member, context.resolve)));
  const statements = [
    ...members.flatMap((member) => checks(member, group, context)),
    ...members.flatMap((member) => requirement(member, group, reader)),
  ];
  const usesIssues = mentions(joined(statements, ''), names.issues);
  return [
    ...(usesIssues ? [fragment`const { ${names.issues} } = ${plain(reader)};`] : []),
    ...statements,
    fragment`const ${variable}: ${runtime.Unchecked}<${type}> = {${literal.length === 0 ? '' : ' '}${joined(literal, ', ')} };`,
    ...optional.map(({ parameter, local }) =>
      plain(`if (${local} !== undefined) ${propertyAccess(variable, parameter.name)} = ${local};`),
    ),
    fragment`return ${result(group, variable, context.resolve)}, ${usesIssues ? 'issues' : `${reader}.issues`});`,
  ];
}

/** Returns the beginning of the call that returns the values or their issues. */
const result = ({ members }: Group, variable: string, resolve: Resolve): Fragment =>
  members.some((member) => mayHaveNumbers(member, resolve))
    ? fragment`${runtime.decodedNumbers}(${variable}, '/${variable}'`
    : fragment`${runtime.decoded}(${variable}`;

function mayHaveNumbers({ parameter }: Member, resolve: Resolve): boolean {
  const types = valueTypes(parameter.schema, resolve);
  return (['integer', 'number', 'array', 'object'] as const).some((type) => types.has(type)) && !isAnyText(parameter);
}

// The key `['__proto__']` in an object literal defines a property, but an assignment to `__proto__` would set the prototype. So the object
// literal always contains `__proto__`.
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

/**
 * The largest number of parameters that a decoder validates in its own body. If there are more, each schema gets functions, because
 * TypeScript rejects a function with 2,000 branches (TS2563).
 */
const mostInPlace = 200;

/** Returns the statements that validate the value of one parameter. */
function checks({ parameter, local }: Member, group: Group, context: DecoderContext): Fragment[] {
  const { name, schema, pointer } = parameter;
  if (isAnyText(parameter)) return [];
  const component = /^#\/components\/parameters\/([^/]+)$/u.exec(pointer)?.[1];
  const functionName = typeName(component ?? `${group.operation.name} ${name}`);
  const value = plain(local);
  const ifPresent = compare(value, '!==', plain('undefined'));
  const path = plain(stringLiteral(`/${partOfLocation[group.location].toLowerCase()}/${escapeSegment(name)}`));
  const application = { schema, value, path, name: functionName, known: 'nothing' } as const;
  const { compiler, input } = context;
  const pointers = pointersOf(group);
  if (group.members.length <= mostInPlace) {
    const inPlace = compiler.collectInline({ kind: 'apply', application, when: always, ifPresent }, pointers);
    if (inPlace !== undefined) return inPlace;
    if (!input.cycles.mayThrow(schema)) {
      const invalid = all([ifPresent, compiler.failure(application)]);
      return compiler.collect({ kind: 'apply', application, when: always, ifPresent: invalid }, pointers);
    }
  }
  const { is, collect } = schemaFunctions(schema, functionName, compiler, input);
  const fails = expression(all([ifPresent, not(test(fragment`${is}(${value})`))]));
  return [fragment`if (${fails}) ${collect}(${value}, ${path}, ${names.issues});`];
}

/**
 * Returns the code of an argument whose value is the pointer to the operation. If other statements use the variable `schema`, the argument
 * is this variable, and `declaration` declares the variable. Otherwise the argument is a literal.
 *
 * @param statements the other statements of the function.
 */
export function operationPointer(
  { operation }: Group,
  statements: readonly Fragment[],
): { readonly declaration: Fragment[]; readonly argument: Fragment } {
  const literal = stringLiteral(operation.pointer);
  const isUsed = mentions(joined(statements, ''), names.schema);
  if (!isUsed) return { declaration: [], argument: plain(literal) };
  return { declaration: [plain(`const ${names.schema.name} = ${literal};`)], argument: fragment`${names.schema}` };
}

/**
 * Returns functions that print JSON Pointers. If a pointer begins with the pointer to the operation, the printed code uses the variable
 * `schema` in place of this beginning.
 */
const pointersOf = ({ operation }: Group): Pointers => pointersIn(operation.pointer, fragment`${names.schema}`);

function isAnyText({ schema, mediaType }: Parameter): boolean {
  if (schema.kind === 'boolean') return schema.value;
  const mayBe = (name: TypeName): boolean => schema.type?.includes(name) === true;
  if (!usesOnly(schema, ['type'])) return usesNothing(schema);
  return mediaType === undefined && mayBe('string') && !mayBe('array') && !mayBe('object');
}

function requirement({ parameter, local }: Member, group: Group, reader: string): Fragment[] {
  if (!parameter.required || group.location === 'path') return [];
  const pointer = pointersOf(group).pointer(`${parameter.pointer}/required`);
  return [
    fragment`if (${plain(local)} === undefined) ${plain(reader)}.missing(${stringLiteral(parameter.name)}, ${pointer});`,
  ];
}

/** Returns the code that accesses a property of a variable: `query.page`, `query['ids[]']`. */
const propertyAccess = (variable: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/u.test(name) && name !== '__proto__'
    ? `${variable}.${name}`
    : `${variable}[${stringLiteral(name)}]`;
