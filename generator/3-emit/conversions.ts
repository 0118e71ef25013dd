import { otherItemsOf, typedAlternatives, unlistedPropertiesOf } from '../2-model/inspect/typed-parts.ts';
import type { KeywordSchema, Schema } from '../2-model/schema.ts';
import { stringLiteral } from '../code/literal.ts';
import type { Module } from '../code/module.ts';
import type { Schemas } from './named-type.ts';
import { conversionOf, conversionRuntime as runtime, toDate } from './types/symbols.ts';

/** A property or parameter, and its schema. */
interface NamedValue {
  readonly name: string;
  readonly schema: Schema;
}

/** The code of a conversion: calls that change an array or object, and functions that return another value. */
interface ConversionCode {
  readonly calls: readonly string[];
  readonly functions: readonly string[];
}

/** Returns true if values of a schema have another form in messages than in programs. */
export function isConverted(schema: Schema | undefined, schemas: Schemas): boolean {
  if (schema === undefined || schema.kind === 'boolean') return false;
  return hasOwnConversion(schema, convertedReferences(schemas));
}

const known = new WeakMap<Schemas, ReadonlySet<string>>();

/** Returns the references of the named schemas whose values are converted. */
export function convertedReferences(schemas: Schemas): ReadonlySet<string> {
  const found = known.get(schemas);
  if (found !== undefined) return found;
  const references = new Set<string>();
  known.set(schemas, references);
  let count: number;
  do {
    count = references.size;
    for (const [reference, { schema }] of schemas) {
      if (schema.kind === 'keywords' && hasOwnConversion(schema, references)) references.add(reference);
    }
  } while (references.size > count);
  return references;
}

function hasOwnConversion(schema: KeywordSchema, references: ReadonlySet<string>): boolean {
  if (schema.annotations.representation === 'date') return true;
  if (schema.reference !== undefined && references.has(schema.reference)) return true;
  return innerSchemas(schema).some((inner) => inner.kind === 'keywords' && hasOwnConversion(inner, references));
}

const innerSchemas = (schema: KeywordSchema): Schema[] => [
  ...(schema.allOf ?? []),
  ...typedAlternatives(schema),
  ...(schema.properties ?? []).map((member) => member.schema),
  ...unlistedPropertiesOf(schema),
  ...(schema.prefixItems ?? []),
  ...[otherItemsOf(schema)].filter((items) => items !== undefined),
];

/**
 * Returns a function that converts a value, as code. Returns undefined if the value is not converted.
 *
 * @param list the schemas of the value. Their conversions do not exclude each other (`findDates`).
 */
export function conversionFunction(list: readonly Schema[], schemas: Schemas, module: Module): string | undefined {
  return functionOf(conversionCode(list, schemas, module));
}

/** Returns the body of a function that converts its argument `value`. */
export function conversionBody(schema: Schema, schemas: Schemas, module: Module): string {
  return bodyOf(conversionCode([schema], schemas, module));
}

/** Returns a function that converts some properties of an object, as code; undefined if none of them is converted. */
export function membersConversion(
  members: readonly NamedValue[],
  schemas: Schemas,
  module: Module,
): string | undefined {
  return functionOf({ calls: members.flatMap((member) => memberCall(member, schemas, module)), functions: [] });
}

function functionOf(code: ConversionCode): string | undefined {
  const { calls, functions } = code;
  const [first, ...others] = functions;
  if (calls.length === 0) return others.length === 0 ? first : `(value) => ${nested(functions)}`;
  const [call, ...more] = calls;
  return more.length === 0 && first === undefined ? `(value) => ${call}` : `(value) => {\n${bodyOf(code)}\n}`;
}

/**
 * Returns the statements of a function. The last statement returns the result of its call, because each call returns the array or object
 * that it changes.
 */
function bodyOf({ calls, functions }: ConversionCode): string {
  const results = functions.length === 0 ? calls : [...calls, nested(functions)];
  return results.map((result, index) => `${index === results.length - 1 ? 'return ' : ''}${result};`).join('\n');
}

/** Returns nested calls of functions, the first function innermost: `b(a(value))`. */
const nested = (functions: readonly string[]): string =>
  functions.reduce((argument, name) => `${name}(${argument})`, 'value');

function conversionCode(list: readonly Schema[], schemas: Schemas, module: Module): ConversionCode {
  const codes = list.map((schema) => ownCode(schema, schemas, module));
  return {
    calls: [...new Set(codes.flatMap(({ calls }) => calls))],
    functions: [...new Set(codes.flatMap(({ functions }) => functions))],
  };
}

function ownCode(schema: Schema, schemas: Schemas, module: Module): ConversionCode {
  if (schema.kind === 'boolean' || !isConverted(schema, schemas)) return { calls: [], functions: [] };
  const named = schema.reference === undefined ? undefined : schemas.get(schema.reference);
  const parts = conversionCode([...(schema.allOf ?? []), ...typedAlternatives(schema)], schemas, module);
  const own = [
    ...(schema.annotations.representation === 'date' ? [module.use(toDate)] : []),
    ...(named !== undefined && isConverted(named.schema, schemas) ? [module.use(conversionOf(named))] : []),
  ];
  return {
    calls: [...parts.calls, ...memberCalls(schema, schemas, module), ...itemCalls(schema, schemas, module)],
    functions: [...parts.functions, ...own],
  };
}

function memberCall({ name, schema }: NamedValue, schemas: Schemas, module: Module): string[] {
  const convert = conversionFunction([schema], schemas, module);
  return convert === undefined
    ? []
    : [`${module.use(runtime.convertMember)}(value, ${stringLiteral(name)}, ${convert})`];
}

function memberCalls(schema: KeywordSchema, schemas: Schemas, module: Module): string[] {
  const { properties = [] } = schema;
  const others = conversionFunction(unlistedPropertiesOf(schema), schemas, module);
  const names = properties.map(({ name }) => stringLiteral(name)).join(', ');
  return [
    ...properties.flatMap((member) => memberCall(member, schemas, module)),
    ...(others === undefined ? [] : [`${module.use(runtime.convertOtherMembers)}(value, [${names}], ${others})`]),
  ];
}

function itemCalls(schema: KeywordSchema, schemas: Schemas, module: Module): string[] {
  const { prefixItems = [] } = schema;
  const others = otherItemsOf(schema);
  const rest = others === undefined ? undefined : conversionFunction([others], schemas, module);
  const start = prefixItems.length === 0 ? '' : `, ${prefixItems.length}`;
  return [
    ...prefixItems.flatMap((item, index) => {
      const convert = conversionFunction([item], schemas, module);
      return convert === undefined ? [] : [`${module.use(runtime.convertItem)}(value, ${index}, ${convert})`];
    }),
    ...(rest === undefined ? [] : [`${module.use(runtime.convertItems)}(value, ${rest}${start})`]),
  ];
}
