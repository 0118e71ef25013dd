import {
  otherItemsOf,
  typedAlternatives,
  unlistedPropertiesOf,
  type KeywordSchema,
  type Schema,
} from '@forgespec/model';
import { stringLiteral } from '../code/literal.ts';
import type { Module } from '../code/module.ts';
import { isConverted, valueFunction, type ConversionDirection } from './converted-values.ts';
import type { Schemas } from './named-type.ts';
import { conversionOf, conversionRuntime as runtime, encodingOf } from './types/symbols.ts';

/** A property or parameter, and its schema. */
interface NamedValue {
  readonly name: string;
  readonly schema: Schema;
}

/** The context of a conversion. It consists of all named schemas, the module that contains the generated code, and the direction. */
export interface ConversionTarget {
  readonly schemas: Schemas;
  readonly module: Module;
  readonly direction: ConversionDirection;
}

/**
 * The code of a conversion. Each call in `calls`, such as `convertItems(value, toDate)`, converts the parts of a value. Each function in
 * `functions`, such as `toDate`, converts a whole value.
 */
interface ConversionCode {
  readonly calls: readonly string[];
  readonly functions: readonly string[];
}

/**
 * Returns the code of a function that converts a value. Returns undefined if the value is not converted.
 *
 * @param list the schemas of the value. If one of these schemas requires a conversion, the others allow it. `findConverted` has already
 * excluded the schemas for which this is not true.
 */
export function conversionFunction(list: readonly Schema[], target: ConversionTarget): string | undefined {
  return functionOf(conversionCode(list, target));
}

/** Returns the body of a function that converts its argument `value`. */
export function conversionBody(schema: Schema, target: ConversionTarget): string {
  return bodyOf(conversionCode([schema], target));
}

/** Returns the code of a function that converts some properties of an object. Returns undefined if no property is converted. */
export function membersConversion(members: readonly NamedValue[], target: ConversionTarget): string | undefined {
  return functionOf({ calls: members.flatMap((member) => memberCall(member, target)), functions: [] });
}

function functionOf(code: ConversionCode): string | undefined {
  const { calls, functions } = code;
  const [first, ...others] = functions;
  if (calls.length === 0) return others.length === 0 ? first : `(value) => ${nested(functions)}`;
  const [call, ...more] = calls;
  return more.length === 0 && first === undefined ? `(value) => ${call}` : `(value) => {\n${bodyOf(code)}\n}`;
}

/**
 * Returns the statements of a function with the parameter `value`. Each call returns the converted value, and the last statement returns
 * the result of the last call.
 */
function bodyOf({ calls, functions }: ConversionCode): string {
  const results = functions.length === 0 ? calls : [...calls, nested(functions)];
  return results.map((result, index) => `${index === results.length - 1 ? 'return ' : ''}${result};`).join('\n');
}

/** Returns nested calls of functions. For example, returns `b(a(value))` for the functions `a` and `b`. */
const nested = (functions: readonly string[]): string =>
  functions.reduce((argument, name) => `${name}(${argument})`, 'value');

function conversionCode(list: readonly Schema[], target: ConversionTarget): ConversionCode {
  const codes = list.map((schema) => ownCode(schema, target));
  return {
    calls: [...new Set(codes.flatMap(({ calls }) => calls))],
    functions: [...new Set(codes.flatMap(({ functions }) => functions))],
  };
}

function ownCode(schema: Schema, target: ConversionTarget): ConversionCode {
  const { schemas, module, direction } = target;
  if (schema.kind === 'boolean' || !isConverted(schema, schemas, direction)) return { calls: [], functions: [] };
  const named = schema.reference === undefined ? undefined : schemas.get(schema.reference);
  const parts = conversionCode([...(schema.allOf ?? []), ...typedAlternatives(schema)], target);
  const value = valueFunction(schema, direction);
  const ofNamed = direction === 'read' ? conversionOf : encodingOf;
  const own = [
    ...(value === undefined ? [] : [module.use(value)]),
    ...(named !== undefined && isConverted(named.schema, schemas, direction) ? [module.use(ofNamed(named))] : []),
  ];
  return {
    calls: [...parts.calls, ...memberCalls(schema, target), ...itemCalls(schema, target)],
    functions: [...parts.functions, ...own],
  };
}

function memberCall({ name, schema }: NamedValue, target: ConversionTarget): string[] {
  const convert = conversionFunction([schema], target);
  return convert === undefined
    ? []
    : [`${target.module.use(runtime.convertMember)}(value, ${stringLiteral(name)}, ${convert})`];
}

function memberCalls(schema: KeywordSchema, target: ConversionTarget): string[] {
  const { properties = [] } = schema;
  const others = conversionFunction(unlistedPropertiesOf(schema), target);
  const names = properties.map(({ name }) => stringLiteral(name)).join(', ');
  return [
    ...properties.flatMap((member) => memberCall(member, target)),
    ...(others === undefined
      ? []
      : [`${target.module.use(runtime.convertOtherMembers)}(value, [${names}], ${others})`]),
  ];
}

function itemCalls(schema: KeywordSchema, target: ConversionTarget): string[] {
  const { prefixItems = [] } = schema;
  const others = otherItemsOf(schema);
  const rest = others === undefined ? undefined : conversionFunction([others], target);
  const start = prefixItems.length === 0 ? '' : `, ${prefixItems.length}`;
  return [
    ...prefixItems.flatMap((item, index) => {
      const convert = conversionFunction([item], target);
      return convert === undefined ? [] : [`${target.module.use(runtime.convertItem)}(value, ${index}, ${convert})`];
    }),
    ...(rest === undefined ? [] : [`${target.module.use(runtime.convertItems)}(value, ${rest}${start})`]),
  ];
}
