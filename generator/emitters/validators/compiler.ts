import type { KeywordSchema, NamedSchema, Schema, TypeName } from '@forgespec/model';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { inChunks } from './chunk-steps.ts';
import type { Cycles } from './cycles.ts';
import { all, always, compare, expression, isAlways, isNever, never, not, test, type Condition } from './condition.ts';
import { fragment, plain, type Declaration, type Fragment } from './fragment.ts';
import { chunkFunctions } from './function-text.ts';
import { createFunctionsOf, type FunctionsOf } from './inner-functions.ts';
import { inline } from './inline/index.ts';
import { besideNull } from './keywords/null-option.ts';
import { createModuleNames } from './module-names.ts';
import { stepLimits } from './narrowed-types.ts';
import { printCheck, type Pointers } from './print-collect.ts';
import { refuses } from './refuses.ts';
import { refusal, schemaSteps } from './schema-steps.ts';
import { names, onlyWhen, type Scope } from './scope.ts';
import type { ApplyStep, CheckStep, ChunkStep, ValidationStep } from './step.ts';
import { collectFunction, isFunction, runtime } from './symbols.ts';
import { findTwins } from './twins.ts';
import { usesNothing, usesOnly } from './used-keywords.ts';

/** The steps of a schema. Both functions of the schema, `is…` and `collect…`, are printed from these steps. */
export interface SchemaSteps {
  readonly scope: Scope;
  readonly steps: readonly ValidationStep[];
}

/**
 * The compiler for the schemas of one module. There are three forms of code for a schema. The module declares functions for the schema, or
 * calls a function of another module, or contains a condition inside another function.
 */
export interface Compiler {
  /** Returns the functions of an unnamed schema. The module declares these functions, and does not export them. */
  functionsOf: FunctionsOf;
  /** Returns the steps that check the variable `value` against a schema, and the scope of these steps. */
  stepsOf(schema: Schema, name: string): SchemaSteps;
  /** Returns an unused name for a constant. @param suffix is appended to the name until the name is unused. */
  reserve(wanted: string, suffix: string): string;
  /** Returns a constant with the given code. If the module already has a constant with this code, returns that constant. */
  constant(wanted: string, code: Fragment): Declaration;
  /** Returns the condition that is true if a value does not match a schema. */
  readonly failure: Scope['failure'];
  /**
   * Returns the statements that check a value against a schema, and add an issue for each failure. The step contains the value and the
   * schema.
   */
  collect(step: ApplyStep, pointers: Pointers): Fragment[];
  /**
   * Returns statements that have the same effect as the result of `collect`, but do not call functions of the schema. Returns undefined if
   * the schema needs functions.
   */
  collectInline(step: ApplyStep, pointers: Pointers): Fragment[] | undefined;
}

/** The input that the compilers of all modules share. */
export interface CompilerInput {
  /** True if the validators check `format`. Otherwise `format` is an annotation. */
  readonly assertsFormats: boolean;
  /** True if an integer in a value may be a `bigint`. Default: false. */
  readonly hasExactIntegers?: boolean | undefined;
  /** A map from the JSON Pointer of each named schema, as in `$ref`, to this schema. */
  readonly byReference: ReadonlyMap<string, NamedSchema>;
  readonly bySchema: ReadonlyMap<Schema, NamedSchema>;
  readonly cycles: Cycles;
  /** The TypeScript names of the named schemas. */
  readonly names: ReadonlySet<string>;
}

/** @param owner the named schema whose module is compiled. Undefined for a module that validates requests or responses. */
export function createCompiler(input: CompilerInput, owner?: NamedSchema): Compiler {
  const { assertsFormats, hasExactIntegers = false, byReference, bySchema, cycles, names: schemaNames } = input;
  const moduleNames = createModuleNames(schemaNames);
  const steps = new Map<Schema, SchemaSteps>();

  const named = (pointer: string): NamedSchema => {
    const found = byReference.get(pointer);
    if (found === undefined) throw new Error(`No schema is at ${pointer}`);
    return found;
  };
  const resolve = (pointer: string): Schema => named(pointer).schema;

  const scopeWith = (given: Pick<Scope, 'known' | 'name' | 'path' | 'value'>): Scope => {
    const locals = new Set<string>();
    return {
      ...given,
      assertsFormats,
      hasExactIntegers,
      read: new Map(),
      failure,
      refuses: (schema, value) => refuses(schema, value, resolve),
      resolve,
      nameOf: (pointer) => named(pointer).name,
      constant: (wanted, code, type) => moduleNames.constant(`${given.name}_${wanted}`, code, type),
      local: (wanted) => moduleNames.local(wanted, locals),
    };
  };

  /**
   * If the only keyword of a schema is `$ref`, returns the target. If the only keyword is `anyOf` or `oneOf` with two options, and one
   * option allows only null, returns the other option with `orNull: true`. Otherwise returns undefined.
   */
  const target = (schema: Schema): { schema: Schema; orNull: boolean } | undefined => {
    if (schema.kind === 'boolean' || bySchema.has(schema)) return undefined;
    if (schema.reference !== undefined && usesOnly(schema, ['reference']))
      return { schema: resolve(schema.reference), orNull: false };
    if (!usesOnly(schema, ['anyOf']) && !usesOnly(schema, ['oneOf'])) return undefined;
    const other = besideNull(schema.anyOf ?? schema.oneOf ?? []);
    // If null matches both options of a `oneOf`, null is invalid.
    const isExact = other !== undefined && (schema.anyOf !== undefined || refuses(other, null, resolve));
    return isExact ? { schema: other, orNull: true } : undefined;
  };

  /** Returns true if a reference from the schema of this module to a named schema is part of a cycle. */
  const isStep = (known: NamedSchema): boolean => owner !== undefined && cycles.isStep(owner, known);
  const callOf = (known: NamedSchema, value: Fragment): Fragment =>
    isStep(known)
      ? fragment`${runtime.nested}(${isFunction(known)}, ${value})`
      : fragment`${isFunction(known)}(${value})`;

  const failure: Scope['failure'] = (application) => {
    const { schema, value, name } = application;
    if (schema.kind === 'boolean') return schema.value ? never : always;
    const known = bySchema.get(schema);
    if (known !== undefined) return not(test(callOf(known, value)));
    if (usesNothing(schema)) return never;
    const other = target(schema);
    if (other !== undefined) {
      return all([other.orNull ? isNotNull(value) : always, failure({ ...application, schema: other.schema })]);
    }
    const simple = inline(schema, scopeWith({ ...application, path: fragment`${names.path}` }));
    return simple?.failure ?? not(test(fragment`${compiler.functionsOf(schema, name).is}(${value})`));
  };

  const collect: Compiler['collect'] = (step, pointers) => {
    const { schema, value, path, name } = step.application;
    const whenever = all([step.ifPresent ?? always, step.when]);
    if (isNever(whenever)) return [];
    const run = (statement: Fragment): Fragment[] => [
      isAlways(whenever) ? statement : fragment`if (${expression(whenever)}) ${statement}`,
    ];
    if (schema.kind === 'boolean') {
      return schema.value ? [] : printCheck({ ...refusal(schema, { path }), fails: whenever }, pointers);
    }
    const known = bySchema.get(schema);
    if (known !== undefined && isStep(known)) {
      return run(fragment`${runtime.reportNested}(${collectFunction(known)}, ${value}, ${path}, ${names.issues});`);
    }
    if (known !== undefined) return run(fragment`${collectFunction(known)}(${value}, ${path}, ${names.issues});`);
    if (usesNothing(schema)) return [];
    const other = target(schema);
    if (other !== undefined) {
      const ifPresent = all([step.ifPresent ?? always, other.orNull ? isNotNull(value) : always]);
      return collect({ ...step, ifPresent, application: { ...step.application, schema: other.schema } }, pointers);
    }
    const inPlace = collectInline(step, pointers);
    if (inPlace !== undefined) return inPlace;
    const ofArray = arrayCollector(schema);
    if (ofArray === undefined) {
      const { collect: own, takesPointer } = compiler.functionsOf(schema, name);
      const more = takesPointer === true ? fragment`, ${pointers.pointer(schema.pointer)}` : plain('');
      return run(fragment`${own}(${value}, ${path}, ${names.issues}${more});`);
    }
    const { collect: own, ofItem } = ofArray;
    const more =
      ofItem === undefined
        ? pointers.twoParts(schema.pointer)
        : fragment`${pointers.pointer(schema.pointer)}, ${ofItem}`;
    return run(fragment`${own}(${value}, ${path}, ${names.issues}, ${more});`);
  };

  /**
   * Returns the function of the runtime that adds the issues of an array. The schema may have only `type` and `items`, and the items must
   * be strings, integers or values of a named schema. Returns undefined for any other schema. If the items have a named schema, `ofItem` is
   * the function that adds the issues of one item. The generated code passes `ofItem` to the runtime function as the last argument.
   */
  const arrayCollector = (schema: KeywordSchema): { collect: ExportedSymbol; ofItem?: Fragment } | undefined => {
    const { items, type } = schema;
    if (items === undefined || !usesOnly(schema, ['type', 'items']) || onlyTypeOf(type) !== 'array') return undefined;
    if (items.kind === 'boolean') return undefined;
    const known = bySchema.get(items.reference === undefined ? items : (target(items)?.schema ?? items));
    if (known === undefined) {
      const itemType = onlyTypeOf(items.type);
      const isNarrow = itemType !== 'integer' || !hasExactIntegers;
      const collect = usesOnly(items, ['type']) && isNarrow ? arrayCollectors.get(itemType) : undefined;
      return collect === undefined ? undefined : { collect };
    }
    return isStep(known) ? undefined : { collect: runtime.reportItems, ofItem: fragment`${collectFunction(known)}` };
  };

  const collectInline: Compiler['collectInline'] = (step, pointers) => {
    const { schema } = step.application;
    if (schema.kind === 'boolean' || bySchema.has(schema)) return undefined;
    const checks = inline(schema, scopeWith(step.application))?.checks;
    if (checks === undefined) return undefined;
    const whenever = all([step.ifPresent ?? always, step.when]);
    const under = (condition: Condition, list: readonly CheckStep[]): Fragment[] =>
      list.flatMap((check) => printCheck(onlyWhen(condition, check), pointers));
    return [...under(whenever, checks.ofShape), ...under(step.when, checks.ofDetails)];
  };

  const compiler: Compiler = {
    functionsOf: (...wanted) => functionsOf(...wanted),
    reserve: moduleNames.reserve,
    constant: (wanted, code) => moduleNames.constant(wanted, code),
    stepsOf(schema, name) {
      const known = steps.get(schema);
      if (known !== undefined) return known;
      const scope = scopeWith({
        name,
        value: fragment`${names.value}`,
        path: fragment`${names.path}`,
        known: 'nothing',
      });
      let parts = 0;
      const chunkOf = (chunk: readonly ValidationStep[], isOfObject: boolean): ChunkStep =>
        chunkFunctions(moduleNames.functions(`${name}Part${++parts}`), chunk, isOfObject, schema, scope, compiler);
      const whole = schemaSteps(schema, scope);
      const made = { scope, steps: inChunks(whole, chunkOf, stepLimits(whole, input)) };
      steps.set(schema, made);
      return made;
    },
    failure,
    collect,
    collectInline,
  };
  const functionsOf = createFunctionsOf(moduleNames, compiler, findTwins(byReference));
  return compiler;
}

/** If a list of types contains exactly one type, returns this type. Otherwise returns undefined. */
const onlyTypeOf = (types: KeywordSchema['type']): TypeName | undefined => (types?.length === 1 ? types[0] : undefined);

/** A map from the type of an array's items to the function that adds the issues of the array. */
const arrayCollectors: ReadonlyMap<TypeName | undefined, ExportedSymbol> = new Map([
  ['string', runtime.reportStrings],
  ['integer', runtime.reportIntegers],
]);

const isNotNull = (value: Fragment): Condition => compare(value, '!==', plain('null'));
