import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Api, NamedSchema, Schema } from '@forgespec/model';
import { findCycles } from '../emitters/validators/cycles.ts';
import { schemaModule } from '../emitters/validators/schema-module.ts';
import { schemaModulePath } from '../emitters/validators/symbols.ts';
import { importText } from '../code/declaration-text.ts';
import type { Module } from '../code/module.ts';
import { packageRoot } from '../package-root.ts';
import { evaluateModules } from './evaluate-modules.ts';

/** A validator. It checks a value against one schema, and returns the issues. The list is empty if the value is valid. */
export type CompiledCheck<Issue> = (value: unknown) => readonly Issue[];

/**
 * Returns a function that returns the validator of a schema. Each validator is compiled in memory when it is first needed. The code of a
 * validator is the code that `forgespec generate` writes for the schema.
 *
 * @typeParam Issue the type of the issues. The validators return objects of the type `ValidationIssue` of the templates. The generator does
 * not import this type, so the caller states it.
 */
export function compileValidators<Issue>(api: Api): (schema: Schema) => CompiledCheck<Issue> {
  const schemas = {
    byReference: new Map(api.schemas.map((schema) => [schema.reference, schema])),
    bySchema: new Map(api.schemas.map((schema) => [schema.schema, schema])),
    names: new Set(api.schemas.map(({ name }) => name)),
    cycles: findCycles(api.schemas),
    assertsFormats: true,
  };
  const byPath = new Map(api.schemas.map((schema) => [schemaModulePath(schema), schema]));
  const load = evaluateModules((path) => {
    const named = byPath.get(path);
    if (named !== undefined) return moduleText(schemaModule(named, schemas), byPath);
    if (path === lazyModule) return lazyText;
    return readFileSync(join(packageRoot, 'templates', templateOf(path)), 'utf8');
  });

  const { connect } = load(lazyModule);
  if (typeof connect === 'function') connect(load);

  const checks = new Map<Schema, CompiledCheck<Issue>>();
  const compile = (schema: Schema): CompiledCheck<Issue> => {
    const named = schemas.bySchema.get(schema) ?? addName(schema);
    const check = load(schemaModulePath(named))[`check${named.name}`];
    if (typeof check !== 'function') throw new Error(`The emitter returned no validator for ${schema.pointer}`);
    return (value) => check(value);
  };
  /** Registers an unnamed schema under a new name, because the emitter needs a name for each schema. */
  const addName = (schema: Schema): NamedSchema => {
    const name = `Unnamed${schemas.names.size}`;
    const named: NamedSchema = {
      name,
      file: `unnamed-${schemas.names.size}`,
      standardName: `${name}Schema`,
      component: name,
      pointer: schema.pointer,
      reference: name,
      schema,
      isComponent: false,
      isReached: true,
      isForRequests: false,
      area: undefined,
    };
    schemas.names.add(name);
    byPath.set(schemaModulePath(named), named);
    return named;
  };

  return (schema) => {
    const check = checks.get(schema) ?? compile(schema);
    checks.set(schema, check);
    return check;
  };
}

/**
 * Returns the path of the template for the path of a module. For `validators/runtime/x.ts`, the result is `validators/x.ts`. For
 * `validators/shared/x.ts`, the result is `shared/x.ts`. Paths in `validators/shared/` occur because the imports in templates are not
 * changed here. For example, `../shared/x.ts` in `validators/runtime/a.ts` leads to `validators/shared/x.ts`.
 */
const templateOf = (path: string): string =>
  path.replace('/runtime/', '/').replace(/^validators\/shared\//u, 'shared/');

/**
 * The path of the module that exports `lazily`. The function `lazily` delays the evaluation of a schema module until one of its functions
 * is first called.
 */
const lazyModule = 'validators/lazy.ts';

const lazyText = `
let load;
export const connect = (loader) => { load = loader; };
export const lazily = (path, name) => {
  let found;
  return (...all) => (found ??= load(path)[name])(...all);
};`;

/**
 * Returns the text of a module. The statements of a validator are already strings, so no printer is needed. The modules of other schemas
 * are evaluated only when a value needs them, because most values use only a part of their schema.
 */
function moduleText(module: Module, schemas: ReadonlyMap<string, NamedSchema>): string {
  const lazy: string[] = [];
  const imports = module.imports().flatMap(({ moduleSpecifier, namedImports, isTypeOnly }) => {
    const path = posix.join(posix.dirname(module.path), moduleSpecifier);
    if (schemas.has(path)) {
      const values = namedImports.filter((symbol) => !symbol.isTypeOnly);
      lazy.push(...values.map(({ name }) => `const ${name} = lazily(${JSON.stringify(path)}, '${name}');`));
      return [];
    }
    const names = namedImports.map((symbol) => (symbol.isTypeOnly ? `type ${symbol.name}` : symbol.name));
    return [importText(moduleSpecifier, names, isTypeOnly)];
  });
  const statements = module.statements.map((statement) => {
    if (typeof statement === 'string') return statement;
    throw new Error(`${module.path} has a statement that is not text`);
  });
  const lazyImport = lazy.length === 0 ? [] : [importText('../lazy.ts', ['lazily'], false)];
  return [...imports, ...lazyImport, ...lazy, ...statements].join('\n');
}
