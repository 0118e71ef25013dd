import { otherItemsOf, typedAlternatives, unlistedPropertiesOf } from '../2-model/inspect/typed-parts.ts';
import type { KeywordSchema, Representation, Schema } from '../2-model/schema.ts';
import { stringLiteral } from '../code/literal.ts';
import type { Module } from '../code/module.ts';
import type { ExportedSymbol } from '../code/symbol.ts';
import type { Schemas } from './named-type.ts';
import { conversionOf, conversionRuntime as runtime, encodingOf, toDate } from './types/symbols.ts';

/** A property or parameter, and its schema. */
interface NamedValue {
  readonly name: string;
  readonly schema: Schema;
}

/** The module that contains the code of a conversion, the schemas to which its schemas refer, and its direction. */
export interface ConversionTarget {
  readonly schemas: Schemas;
  readonly module: Module;
  readonly direction: ConversionDirection;
}

/** The code of a conversion: calls that change an array or object, and functions that return another value. */
interface ConversionCode {
  readonly calls: readonly string[];
  readonly functions: readonly string[];
}

/** The direction of a conversion: `read` for values of received messages, and `write` for values of messages to send. */
export type ConversionDirection = 'read' | 'write';

/** The functions that convert single values. A writer of JSON converts a `Date` and a `bigint` itself. */
const functionsOfValues: Readonly<
  Record<ConversionDirection, Readonly<Partial<Record<Representation, ExportedSymbol>>>>
> = {
  read: { bigint: runtime.toBigInt, date: toDate, digits: runtime.toDigits },
  write: { digits: runtime.fromDigits },
};

const valueFunction = ({ annotations }: KeywordSchema, direction: ConversionDirection): ExportedSymbol | undefined =>
  annotations.representation && functionsOfValues[direction][annotations.representation];

/** A kind of values: those that a direction converts, or integers that are converted in some direction. */
type ValueKind = ConversionDirection | 'integers64';

/** Returns true if the values of a schema are of a kind, regardless of the schemas inside it. */
function isOfKind(schema: KeywordSchema, kind: ValueKind): boolean {
  if (kind !== 'integers64') return valueFunction(schema, kind) !== undefined;
  const { representation } = schema.annotations;
  return representation === 'bigint' || representation === 'digits';
}

/** Returns true if values of a schema have another form in messages than in programs. */
export function isConverted(
  schema: Schema | undefined,
  schemas: Schemas,
  direction: ConversionDirection = 'read',
): boolean {
  return schema !== undefined && leadsToKind(schema, schemas, direction);
}

/** Returns true if some values of a schema are integers that are converted. */
export const hasIntegers64 = (schema: Schema, schemas: Schemas): boolean => leadsToKind(schema, schemas, 'integers64');

/** The schemas that contain values of a kind. */
interface Found {
  /** The references of the named schemas among them. */
  readonly references: ReadonlySet<string>;
  /** The results for the schemas that were already visited. */
  readonly results: WeakMap<KeywordSchema, boolean>;
}

const known: Readonly<Record<ValueKind, WeakMap<Schemas, Found>>> = {
  read: new WeakMap(),
  write: new WeakMap(),
  integers64: new WeakMap(),
};

function leadsToKind(schema: Schema, schemas: Schemas, kind: ValueKind): boolean {
  if (schema.kind === 'boolean') return false;
  const { references, results } = findIn(schemas, kind);
  return contains(schema, references, kind, results);
}

function findIn(schemas: Schemas, kind: ValueKind): Found {
  const found = known[kind].get(schemas) ?? { references: referencesTo(kind, schemas), results: new WeakMap() };
  known[kind].set(schemas, found);
  return found;
}

/** Returns the references of the named schemas whose values are converted. */
export const convertedReferences = (schemas: Schemas, direction: ConversionDirection): ReadonlySet<string> =>
  findIn(schemas, direction).references;

function referencesTo(kind: ValueKind, schemas: Schemas): ReadonlySet<string> {
  const references = new Set<string>();
  let count: number;
  do {
    count = references.size;
    // The results of a pass are not valid in the next one, which has more references.
    const results = new WeakMap<KeywordSchema, boolean>();
    for (const [reference, { schema }] of schemas) {
      if (schema.kind === 'keywords' && contains(schema, references, kind, results)) references.add(reference);
    }
  } while (references.size > count);
  return references;
}

function contains(
  schema: KeywordSchema,
  references: ReadonlySet<string>,
  kind: ValueKind,
  results: WeakMap<KeywordSchema, boolean>,
): boolean {
  const earlier = results.get(schema);
  if (earlier !== undefined) return earlier;
  const result =
    isOfKind(schema, kind) ||
    (schema.reference !== undefined && references.has(schema.reference)) ||
    someInnerSchema(schema, (inner) => inner.kind === 'keywords' && contains(inner, references, kind, results));
  results.set(schema, result);
  return result;
}

/** Returns true if a test is true for a schema inside a schema. */
function someInnerSchema(schema: KeywordSchema, test: (inner: Schema) => boolean): boolean {
  const items = otherItemsOf(schema);
  return (
    schema.allOf?.some(test) === true ||
    schema.properties?.some((member) => test(member.schema)) === true ||
    schema.prefixItems?.some(test) === true ||
    (items !== undefined && test(items)) ||
    typedAlternatives(schema).some(test) ||
    unlistedPropertiesOf(schema).some(test)
  );
}

/**
 * Returns a function that converts a value, as code. Returns undefined if the value is not converted.
 *
 * @param list the schemas of the value. Their conversions do not exclude each other (`findConverted`).
 */
export function conversionFunction(list: readonly Schema[], target: ConversionTarget): string | undefined {
  return functionOf(conversionCode(list, target));
}

/** Returns the body of a function that converts its argument `value`. */
export function conversionBody(schema: Schema, target: ConversionTarget): string {
  return bodyOf(conversionCode([schema], target));
}

/** Returns a function that converts some properties of an object, as code; undefined if none of them is converted. */
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
