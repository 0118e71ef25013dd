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

/** The direction of a conversion. `read` converts values of received messages, and `write` converts values of messages to send. */
export type ConversionDirection = 'read' | 'write';

/**
 * The functions that convert single values. The direction `write` needs no function for `Date` and `bigint`, because the function that
 * writes JSON also converts these values.
 */
const functionsOfValues: Readonly<
  Record<ConversionDirection, Readonly<Partial<Record<Representation, ExportedSymbol>>>>
> = {
  read: { bigint: runtime.toBigInt, date: toDate, digits: runtime.toDigits },
  write: { digits: runtime.fromDigits },
};

const valueFunction = ({ annotations }: KeywordSchema, direction: ConversionDirection): ExportedSymbol | undefined =>
  annotations.representation && functionsOfValues[direction][annotations.representation];

/**
 * The kind of values that a search in schemas finds. `read` means the values that are converted when a message is received. `write` means
 * the values that are converted before a message is sent. `integers64` means the integers with the representation `bigint` or `digits`.
 */
type ValueKind = ConversionDirection | 'integers64';

/** Returns true if a schema itself describes values of the given kind. Does not search the schemas inside this schema. */
function isOfKind(schema: KeywordSchema, kind: ValueKind): boolean {
  if (kind !== 'integers64') return valueFunction(schema, kind) !== undefined;
  const { representation } = schema.annotations;
  return representation === 'bigint' || representation === 'digits';
}

/** Returns true if some values of a schema are converted in a direction. For example, `read` converts some strings to a `Date`. */
export function isConverted(
  schema: Schema | undefined,
  schemas: Schemas,
  direction: ConversionDirection = 'read',
): boolean {
  return schema !== undefined && leadsToKind(schema, schemas, direction);
}

/** Returns true if some values of a schema are integers with the representation `bigint` or `digits`. */
export const hasIntegers64 = (schema: Schema, schemas: Schemas): boolean => leadsToKind(schema, schemas, 'integers64');

const known: Readonly<Record<ValueKind, WeakMap<Schemas, ReadonlySet<string>>>> = {
  read: new WeakMap(),
  write: new WeakMap(),
  integers64: new WeakMap(),
};

function leadsToKind(schema: Schema, schemas: Schemas, kind: ValueKind): boolean {
  return schema.kind === 'keywords' && hasValues(schema, kind, convertedReferences(schemas, kind));
}

/** Returns the references of the named schemas that contain values of the given kind. */
export function convertedReferences(schemas: Schemas, kind: ValueKind): ReadonlySet<string> {
  const found = known[kind].get(schemas) ?? findReferences(kind, schemas);
  known[kind].set(schemas, found);
  return found;
}

function findReferences(kind: ValueKind, schemas: Schemas): ReadonlySet<string> {
  const references = new Set<string>();
  let count: number;
  do {
    count = references.size;
    for (const [reference, { schema }] of schemas) {
      if (schema.kind === 'keywords' && hasValues(schema, kind, references)) references.add(reference);
    }
  } while (references.size > count);
  return references;
}

/** Returns true if a schema contains values of the given kind, or a reference that is in `references`. */
function hasValues(schema: KeywordSchema, kind: ValueKind, references: ReadonlySet<string>): boolean {
  const content = contentOf(schema);
  return content.kinds.has(kind) || content.references.some((reference) => references.has(reference));
}

/** The kinds of values, and the references, that occur in a schema or in the schemas inside it. */
interface SchemaContent {
  readonly kinds: ReadonlySet<ValueKind>;
  readonly references: readonly string[];
}

/** A map from each schema to its content. Later runs use the map again, because a schema does not change after it is built. */
const knownContents = new WeakMap<KeywordSchema, SchemaContent>();

function contentOf(schema: KeywordSchema): SchemaContent {
  const earlier = knownContents.get(schema);
  if (earlier !== undefined) return earlier;
  const inner = innerSchemas(schema).map((part) => (part.kind === 'keywords' ? contentOf(part) : noContent));
  const kinds = new Set([
    ...valueKinds.filter((kind) => isOfKind(schema, kind)),
    ...inner.flatMap((part) => [...part.kinds]),
  ]);
  const own = schema.reference === undefined ? [] : [schema.reference];
  const references = [...new Set([...own, ...inner.flatMap((part) => part.references)])];
  const content = kinds.size === 0 && references.length === 0 ? noContent : { kinds, references };
  knownContents.set(schema, content);
  return content;
}

const valueKinds: readonly ValueKind[] = ['read', 'write', 'integers64'];
const noContent: SchemaContent = { kinds: new Set(), references: [] };

/**
 * Returns the inner schemas that describe the same values as a schema, or parts of these values. For example, a schema in `allOf` describes
 * the same values, and a schema in `properties` describes a part of each value.
 */
function innerSchemas(schema: KeywordSchema): Schema[] {
  const items = otherItemsOf(schema);
  return [
    ...(schema.allOf ?? []),
    ...(schema.properties ?? []).map((member) => member.schema),
    ...(schema.prefixItems ?? []),
    ...(items === undefined ? [] : [items]),
    ...typedAlternatives(schema),
    ...unlistedPropertiesOf(schema),
  ];
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
