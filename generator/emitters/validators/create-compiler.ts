import type { KeywordSchema, NamedSchema, Schema, TypeName } from '@forgespec/model';
import type { ExportedSymbol } from '../../code/symbol.ts';
import { inChunks, stepLimits } from './chunk-steps.ts';
import type { Compiler, CompilerInput, FunctionsOf, SchemaSteps } from './compiler.ts';
import { all, always, compare, type Condition, expression, isAlways, isNever, never, not, test } from './condition.ts';
import { type Declaration, fragment, type Fragment, plain } from './fragment.ts';
import { chunkFunctions } from './function-text.ts';
import { createFunctionsOf } from './inner-functions.ts';
import { inline } from './inline.ts';
import { besideNull } from './keywords/null-option.ts';
import { createModuleNames, type ModuleNames } from './module-names.ts';
import { type Pointers, printCheck } from './print-collect.ts';
import { refusal, schemaSteps } from './schema-steps.ts';
import { names, onlyWhen, type Scope } from './scope.ts';
import type { ApplyStep, CheckStep, ChunkStep, ValidationStep } from './step.ts';
import { collectFunction, isFunction, runtime } from './symbols.ts';
import { findTwins } from './twins.ts';
import { usesNothing, usesOnly } from './used-keywords.ts';

/** @param owner the named schema whose module is compiled. Undefined for a module that validates requests or responses. */
export function createCompiler(input: CompilerInput, owner?: NamedSchema): Compiler {
  return new ModuleCompiler(input, owner);
}

/** The compiler of one module. Other code calls some members without their object, so these members are functions in properties. */
class ModuleCompiler implements Compiler {
  readonly functionsOf: FunctionsOf;
  readonly reserve: Compiler['reserve'];
  readonly #input: CompilerInput;
  readonly #owner: NamedSchema | undefined;
  readonly #moduleNames: ModuleNames;
  readonly #steps = new Map<Schema, SchemaSteps>();

  constructor(input: CompilerInput, owner: NamedSchema | undefined) {
    this.#input = input;
    this.#owner = owner;
    this.#moduleNames = createModuleNames(input.names);
    this.reserve = this.#moduleNames.reserve;
    this.functionsOf = createFunctionsOf(this.#moduleNames, this, findTwins(input.byReference));
  }

  constant(wanted: string, code: Fragment): Declaration {
    return this.#moduleNames.constant(wanted, code);
  }

  stepsOf(schema: Schema, name: string): SchemaSteps {
    const known = this.#steps.get(schema);
    if (known !== undefined) return known;
    const scope = this.#scopeWith({
      name,
      value: fragment`${names.value}`,
      path: fragment`${names.path}`,
      known: 'nothing',
    });
    let parts = 0;
    const chunkOf = (chunk: readonly ValidationStep[], isOfObject: boolean): ChunkStep =>
      chunkFunctions(this.#moduleNames.functions(`${name}Part${++parts}`), chunk, isOfObject, schema, scope, this);
    const whole = schemaSteps(schema, scope);
    const made = { scope, steps: inChunks(whole, chunkOf, stepLimits(whole, this.#input)) };
    this.#steps.set(schema, made);
    return made;
  }

  readonly failure: Scope['failure'] = (application) => {
    const { schema, value, name } = application;
    if (schema.kind === 'boolean') return schema.value ? never : always;
    const known = this.#input.bySchema.get(schema);
    if (known !== undefined) return not(test(this.#callOf(known, value)));
    if (usesNothing(schema)) return never;
    const other = this.#target(schema);
    if (other !== undefined) {
      return all([other.orNull ? isNotNull(value) : always, this.failure({ ...application, schema: other.schema })]);
    }
    const simple = inline(schema, this.#scopeWith({ ...application, path: fragment`${names.path}` }));
    return simple?.failure ?? not(test(fragment`${this.functionsOf(schema, name).is}(${value})`));
  };

  readonly collect: Compiler['collect'] = (step, pointers) => {
    const { schema, value, path } = step.application;
    const whenever = all([step.ifPresent ?? always, step.when]);
    if (isNever(whenever)) return [];
    if (schema.kind === 'boolean') {
      return schema.value ? [] : printCheck({ ...refusal(schema, { path }), fails: whenever }, pointers);
    }
    const known = this.#input.bySchema.get(schema);
    if (known !== undefined) return runIf(whenever, this.#collectCallOf(known, value, path));
    if (usesNothing(schema)) return [];
    const other = this.#target(schema);
    if (other !== undefined) {
      const ifPresent = all([step.ifPresent ?? always, other.orNull ? isNotNull(value) : always]);
      return this.collect({ ...step, ifPresent, application: { ...step.application, schema: other.schema } }, pointers);
    }
    return this.collectInline(step, pointers) ?? runIf(whenever, this.#collectCallOfUnnamed(step, schema, pointers));
  };

  readonly collectInline: Compiler['collectInline'] = (step, pointers) => {
    const { schema } = step.application;
    if (schema.kind === 'boolean' || this.#input.bySchema.has(schema)) return undefined;
    const checks = inline(schema, this.#scopeWith(step.application))?.checks;
    if (checks === undefined) return undefined;
    const whenever = all([step.ifPresent ?? always, step.when]);
    const under = (condition: Condition, list: readonly CheckStep[]): Fragment[] =>
      list.flatMap((check) => printCheck(onlyWhen(condition, check), pointers));
    return [...under(whenever, checks.ofShape), ...under(step.when, checks.ofDetails)];
  };

  readonly #named = (pointer: string): NamedSchema => {
    const found = this.#input.byReference.get(pointer);
    if (found === undefined) throw new Error(`No schema is at ${pointer}`);
    return found;
  };

  readonly #resolve = (pointer: string): Schema => this.#named(pointer).schema;

  #scopeWith(given: Pick<Scope, 'known' | 'name' | 'path' | 'value'>): Scope {
    const { assertsFormats, hasExactIntegers = false } = this.#input;
    const locals = new Set<string>();
    return {
      ...given,
      assertsFormats,
      hasExactIntegers,
      read: new Map(),
      failure: this.failure,
      refuses: (schema, value) => refuses(schema, value, this.#resolve),
      resolve: this.#resolve,
      nameOf: (pointer) => this.#named(pointer).name,
      constant: (wanted, code, type) => this.#moduleNames.constant(`${given.name}_${wanted}`, code, type),
      local: (wanted) => this.#moduleNames.local(wanted, locals),
    };
  }

  /**
   * If the only keyword of a schema is `$ref`, returns the target. If the only keyword is `anyOf` or `oneOf` with two options, and one
   * option allows only null, returns the other option with `orNull: true`. Otherwise returns undefined.
   */
  #target(schema: Schema): { schema: Schema; orNull: boolean } | undefined {
    if (schema.kind === 'boolean' || this.#input.bySchema.has(schema)) return undefined;
    if (schema.reference !== undefined && usesOnly(schema, ['reference']))
      return { schema: this.#resolve(schema.reference), orNull: false };
    if (!usesOnly(schema, ['anyOf']) && !usesOnly(schema, ['oneOf'])) return undefined;
    const other = besideNull(schema.anyOf ?? schema.oneOf ?? []);
    // If null matches both options of a `oneOf`, null is invalid.
    const isExact = other !== undefined && (schema.anyOf !== undefined || refuses(other, null, this.#resolve));
    return isExact ? { schema: other, orNull: true } : undefined;
  }

  /** Returns true if a reference from the schema of this module to a named schema is part of a cycle. */
  #isStep(known: NamedSchema): boolean {
    return this.#owner !== undefined && this.#input.cycles.isStep(this.#owner, known);
  }

  #callOf(known: NamedSchema, value: Fragment): Fragment {
    return this.#isStep(known)
      ? fragment`${runtime.nested}(${isFunction(known)}, ${value})`
      : fragment`${isFunction(known)}(${value})`;
  }

  /** Returns the statement that adds the issues of a value with a named schema. */
  #collectCallOf(known: NamedSchema, value: Fragment, path: Fragment): Fragment {
    return this.#isStep(known)
      ? fragment`${runtime.reportNested}(${collectFunction(known)}, ${value}, ${path}, ${names.issues});`
      : fragment`${collectFunction(known)}(${value}, ${path}, ${names.issues});`;
  }

  /** Returns the statement that adds the issues of a value with a function for an unnamed schema, or for an array. */
  #collectCallOfUnnamed({ application }: ApplyStep, schema: KeywordSchema, pointers: Pointers): Fragment {
    const { value, path, name } = application;
    const ofArray = this.#arrayCollector(schema);
    if (ofArray === undefined) {
      const { collect, takesPointer } = this.functionsOf(schema, name);
      const more = takesPointer === true ? fragment`, ${pointers.pointer(schema.pointer)}` : plain('');
      return fragment`${collect}(${value}, ${path}, ${names.issues}${more});`;
    }
    const { collect, ofItem } = ofArray;
    const more =
      ofItem === undefined
        ? pointers.twoParts(schema.pointer)
        : fragment`${pointers.pointer(schema.pointer)}, ${ofItem}`;
    return fragment`${collect}(${value}, ${path}, ${names.issues}, ${more});`;
  }

  /**
   * Returns the function of the runtime that adds the issues of an array. The schema may have only `type` and `items`, and the items must
   * be strings, integers or values of a named schema. Returns undefined for any other schema. If the items have a named schema, `ofItem` is
   * the function that adds the issues of one item. The generated code passes `ofItem` to the runtime function as the last argument.
   */
  #arrayCollector(schema: KeywordSchema): { collect: ExportedSymbol; ofItem?: Fragment } | undefined {
    const { items, type } = schema;
    if (items === undefined || !usesOnly(schema, ['type', 'items']) || onlyTypeOf(type) !== 'array') return undefined;
    if (items.kind === 'boolean') return undefined;
    const direct = items.reference === undefined ? items : (this.#target(items)?.schema ?? items);
    const known = this.#input.bySchema.get(direct);
    if (known !== undefined) {
      return this.#isStep(known)
        ? undefined
        : { collect: runtime.reportItems, ofItem: fragment`${collectFunction(known)}` };
    }
    const itemType = onlyTypeOf(items.type);
    const isNarrow = itemType !== 'integer' || this.#input.hasExactIntegers !== true;
    const collect = usesOnly(items, ['type']) && isNarrow ? arrayCollectors.get(itemType) : undefined;
    return collect === undefined ? undefined : { collect };
  }
}

/** Returns a statement that runs only if a condition is true. */
const runIf = (condition: Condition, statement: Fragment): Fragment[] => [
  isAlways(condition) ? statement : fragment`if (${expression(condition)}) ${statement}`,
];

const isNotNull = (value: Fragment): Condition => compare(value, '!==', plain('null'));

/** If a list of types contains exactly one type, returns this type. Otherwise returns undefined. */
const onlyTypeOf = (types: KeywordSchema['type']): TypeName | undefined => (types?.length === 1 ? types[0] : undefined);

/** A map from the type of an array's items to the function that adds the issues of the array. */
const arrayCollectors: ReadonlyMap<TypeName | undefined, ExportedSymbol> = new Map([
  ['string', runtime.reportStrings],
  ['integer', runtime.reportIntegers],
]);

/**
 * Returns true if `value` is certainly invalid. Undefined stands for an absent value. Only the simplest keywords are considered, so `value`
 * may be invalid even if the result is false.
 *
 * @param resolve returns the target of a reference.
 */
function refuses(
  schema: Schema,
  value: null | undefined,
  resolve: (pointer: string) => Schema | undefined,
  seen: Set<Schema> = new Set(),
): boolean {
  if (schema.kind === 'boolean') return !schema.value;
  if (seen.has(schema)) return false;
  if (schema.type !== undefined) return value === undefined || !schema.type.includes('null');
  if (schema.enum !== undefined) return value === undefined || !schema.enum.includes(null);
  if (schema.const !== undefined) return value === undefined || schema.const[0] !== null;
  // Each schema is examined only once. If many schemas refer to it, the first examination has already found that the schema does not refuse
  // the value.
  seen.add(schema);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const parts = [...(schema.allOf ?? []), ...(target === undefined ? [] : [target])];
  return parts.some((part) => refuses(part, value, resolve, seen));
}
