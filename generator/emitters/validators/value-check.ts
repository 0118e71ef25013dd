import type { KeywordSchema, Schema, TypeName } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Compiler, CompilerInput } from './compiler.ts';
import { fragment, joined, type Fragment } from './fragment.ts';
import { typeMessage } from './keywords/type.ts';
import { schemaFunctions } from './schema-functions.ts';
import { collectFunction, isFunction, responseRuntime, runtime } from './symbols.ts';
import { usesOnly } from './used-keywords.ts';

/** An expression of the runtime type `ValueCheck`. */
export interface CheckCode {
  readonly code: Fragment;
  /** If the expression is an object literal, its properties. Otherwise undefined. */
  readonly members: readonly Fragment[] | undefined;
}

/**
 * Returns the expression that validates a value against a schema.
 *
 * @param name the name for the functions of the schema, if they must be declared.
 */
export function valueCheck(schema: Schema, name: string, compiler: Compiler, input: CompilerInput): CheckCode {
  const simple = input.cycles.mayThrow(schema) ? undefined : (typeCheck(schema, input) ?? listCheck(schema, input));
  if (simple !== undefined) return { code: simple, members: undefined };
  const { is, collect } = schemaFunctions(schema, name, compiler, input);
  const members = [fragment`is: ${is}`, fragment`collect: ${collect}`];
  return { code: fragment`{ ${joined(members, ', ')} }`, members };
}

const typeTests: ReadonlyMap<TypeName | undefined, ExportedSymbol> = new Map([
  ['array', runtime.hasArrayType],
  ['boolean', responseRuntime.hasBooleanType],
  ['integer', runtime.hasIntegerType],
  ['number', runtime.hasNumberType],
  ['object', runtime.hasObjectType],
  ['string', responseRuntime.hasStringType],
]);

/** The functions for values in which an integer may be a `bigint`. */
const exactTests: ReadonlyMap<TypeName, ExportedSymbol> = new Map([
  ['integer', runtime.hasExactIntegerType],
  ['number', runtime.hasExactNumberType],
]);

const isOfOneType = (schema: Schema): schema is KeywordSchema =>
  schema.kind === 'keywords' && schema.type?.length === 1;

function typeCheck(schema: Schema, { hasExactIntegers = false }: CompilerInput): Fragment | undefined {
  if (!isOfOneType(schema) || !usesOnly(schema, ['type'])) return undefined;
  const [type = 'null'] = schema.type ?? [];
  const test = (hasExactIntegers ? exactTests.get(type) : undefined) ?? typeTests.get(type);
  if (test === undefined) return undefined;
  return fragment`${responseRuntime.typeCheck}(${test}, ${stringLiteral(typeMessage([type]))}, ${stringLiteral(schema.pointer)})`;
}

function listCheck(schema: Schema, input: CompilerInput): Fragment | undefined {
  const { byReference, bySchema } = input;
  if (!isOfOneType(schema) || !usesOnly(schema, ['type', 'items']) || schema.type?.[0] !== 'array') return undefined;
  const { items } = schema;
  if (items === undefined || items.kind === 'boolean') return undefined;
  const isReference = items.reference !== undefined && usesOnly(items, ['reference']);
  const named = isReference ? byReference.get(items.reference ?? '') : bySchema.get(items);
  const item =
    named === undefined
      ? typeCheck(items, input)
      : fragment`{ is: ${isFunction(named)}, collect: ${collectFunction(named)} }`;
  return item === undefined
    ? undefined
    : fragment`${responseRuntime.listCheck}(${item}, ${stringLiteral(schema.pointer)})`;
}
