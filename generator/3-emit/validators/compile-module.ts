import type { NamedSchema, Schema } from '../../2-model/schema.ts';
import type { Module } from '../../code/module.ts';
import { negate } from './condition.ts';
import { functionBody } from './function-body.ts';
import { booleanPrinter, collectingPrinter, reportText, type Applications } from './printer.ts';
import { refuses } from './refuses.ts';
import type { Scope } from './scope.ts';
import { isOnlyReference, nullableReference, smallConditions, smallFailure } from './small-schema.ts';
import { collectFunction, isFunction, runtime } from './symbols.ts';

/** Writes the validating functions of schemas into one module. */
export interface ModuleCompiler {
  /** The statements of `is…` but for its head; asks for inner functions as needed. */
  isBody(schema: Schema, name: string): string[];
  /** The statements of `collect…` but for its head. */
  collectBody(schema: Schema, name: string): string[];
  /** The inner functions that were asked for so far, and those that these ask for. */
  innerFunctions(): string[];
  /** The constants beside the functions: patterns, sets of keys. */
  constants(): string[];
}

interface Inner {
  readonly name: string;
  readonly schema: Schema;
  is: boolean;
  collect: boolean;
}

/**
 * @param schemas every named schema of the description by pointer.
 */
export function createModuleCompiler(module: Module, schemas: ReadonlyMap<string, NamedSchema>): ModuleCompiler {
  const inner = new Map<Schema, Inner>();
  const innerNames = new Set(Array.from(schemas.values(), ({ name }) => name));
  const constants = new Map<string, string>();

  const target = (pointer: string): NamedSchema => {
    const found = schemas.get(pointer);
    if (found === undefined) throw new Error(`No schema is at ${pointer}`);
    return found;
  };

  /** What a nullable reference refers to, where null cannot match both options of a `oneOf`. */
  const nullableTarget = (schema: Schema): string | undefined => {
    const pointer = nullableReference(schema);
    if (pointer === undefined) return undefined;
    const isExact = schema.kind === 'keywords' && (schema.anyOf !== undefined || applications.refuses(target(pointer).schema, null));
    return isExact ? pointer : undefined;
  };

  const innerFunction = (schema: Schema, name: string): Inner => {
    const known = inner.get(schema);
    if (known !== undefined) return known;
    let free = name;
    while (innerNames.has(free)) free += 'Inner';
    innerNames.add(free);
    const made = { name: free, schema, is: false, collect: false };
    inner.set(schema, made);
    return made;
  };

  const applications: Applications = {
    targetFailure: (pointer, value) => `!${module.use(isFunction(target(pointer)))}(${value})`,
    targetCollect: (pointer, value, path) => `${module.use(collectFunction(target(pointer)))}(${value}, ${path}, issues);`,
    refuses: (schema, value) => refuses(schema, value, (pointer) => target(pointer).schema),
    failure(schema, value, name) {
      if (schema.kind === 'boolean') return String(!schema.value);
      if (isOnlyReference(schema)) return applications.targetFailure(schema.reference, value);
      const nullable = nullableTarget(schema);
      if (nullable !== undefined) return `${value} !== null && ${applications.targetFailure(nullable, value)}`;
      const scope = createScope(name, value);
      const conditions = isVariable(value) ? smallConditions(schema, scope) : undefined;
      if (conditions !== undefined) return smallFailure(schema, conditions, scope);
      const own = innerFunction(schema, name);
      own.is = true;
      return `!is${own.name}(${value})`;
    },
    collect({ schema, value, path, name }) {
      if (schema.kind === 'boolean') {
        return schema.value ? nothing : { kind: 'assert', step: { ...refusal, pointer: schema.pointer, path } };
      }
      if (isOnlyReference(schema)) {
        return { kind: 'call', text: applications.targetCollect(schema.reference, value, path) };
      }
      const nullable = nullableTarget(schema);
      if (nullable !== undefined) {
        return { kind: 'call', text: applications.targetCollect(nullable, value, path), when: `${value} !== null` };
      }
      const conditions = isVariable(value) ? smallConditions(schema, createScope(name, value)) : undefined;
      const [only] = conditions ?? [];
      if (conditions !== undefined && only === undefined) return nothing;
      if (only !== undefined && conditions?.length === 1) return { kind: 'assert', step: { ...only, path } };
      const own = innerFunction(schema, name);
      own.collect = true;
      return { kind: 'call', text: `collect${own.name}(${value}, ${path}, issues);` };
    },
    report: (step) => reportText(module.use(runtime.report), step),
  };

  const createScope = (name: string, value: string): Scope => {
    const locals = new Set(['value', 'path', 'issues', 'key', 'item', 'index', 'propertyName']);
    return {
      name,
      value,
      use: (symbol) => module.use(symbol),
      failure: applications.failure,
      refuses: applications.refuses,
      constant(wanted, expression) {
        const known = [...constants].find(([, other]) => other === expression);
        if (known !== undefined) return known[0];
        let free = `${name.charAt(0).toLowerCase()}${name.slice(1)}${wanted.charAt(0).toUpperCase()}${wanted.slice(1)}`;
        while (constants.has(free)) free += 'Inner';
        constants.set(free, expression);
        return free;
      },
      local(wanted) {
        // Locals must not hide the functions that the module calls.
        const isCalled = /^(?:is|collect)(?=\p{Lu})/u.test(wanted) || Object.hasOwn(runtime, wanted);
        let free = wanted === '' ? 'property' : wanted;
        if (isCalled) free += 'Property';
        while (locals.has(free)) free += 'Property';
        locals.add(free);
        return free;
      },
    };
  };

  const isBody: ModuleCompiler['isBody'] = (schema, name) =>
    functionBody(schema, createScope(name, 'value'), booleanPrinter(applications));
  const collectBody: ModuleCompiler['collectBody'] = (schema, name) =>
    functionBody(schema, createScope(name, 'value'), collectingPrinter(applications));

  return {
    isBody,
    collectBody,
    innerFunctions() {
      const printed = new Map<string, string>();
      for (let before = -1; printed.size > before; ) {
        before = printed.size;
        for (const { name, schema, is, collect } of inner.values()) {
          if (is && !printed.has(`is${name}`)) printed.set(`is${name}`, isFunctionText(name, isBody(schema, name)));
          if (collect && !printed.has(`collect${name}`)) {
            printed.set(`collect${name}`, collectFunctionText(name, collectBody(schema, name), module));
          }
        }
      }
      return [...printed.values()];
    },
    constants: () => Array.from(constants, ([name, expression]) => `const ${name} = ${expression};`),
  };
}

const isVariable = (expression: string): boolean => /^[\w$]+$/u.test(expression);

const nothing = { kind: 'nothing' } as const;

const refusal = { kind: 'assert', fails: 'true', keyword: 'false', message: 'must not be present' } as const;

/** `is…` without a type predicate. */
function isFunctionText(name: string, body: readonly string[]): string {
  return `function is${name}(${parameter(body)}: unknown): boolean {\n${returning(body)}\n}`;
}

/** The name of the parameter: with an underscore where the body has no use for it. */
export const parameter = (body: readonly string[]): string => (/\bvalue\b/u.test(body.join('\n')) ? 'value' : '_value');

/** A body that ends by saying yes; a last `if (…) return false;` becomes the answer itself. */
export function returning(body: readonly string[]): string {
  const last = /^if \((.*)\) return false;$/su.exec(body.at(-1) ?? '')?.[1];
  if (last !== undefined && !/&&|\|\|/u.test(last)) return [...body.slice(0, -1), `return ${negate(last)};`].join('\n');
  return body.at(-1) === 'return false;' ? body.join('\n') : [...body, 'return true;'].join('\n');
}

export function collectFunctionText(name: string, body: readonly string[], module: Module): string {
  const text = body.join('\n');
  const unused = (variable: string): string => (new RegExp(`\\b${variable}\\b`, 'u').test(text) ? variable : `_${variable}`);
  const issue = module.use(runtime.ValidationIssue);
  return `function collect${name}(${unused('value')}: unknown, ${unused('path')}: string, ${unused('issues')}: ${issue}[]): void {\n${text}\n}`;
}

