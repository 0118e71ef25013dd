import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '@forgespec/generator/model/api';
import type { NamedSchema, Schema } from '@forgespec/generator/model/schema';
import { findCycles } from '@forgespec/generator/validators/cycles';
import { schemaModule } from '@forgespec/generator/validators/schema-module';
import { schemaModulePath } from '@forgespec/generator/validators/symbols';
import { importText } from '@forgespec/generator/code/declaration-text';
import type { Module } from '@forgespec/generator/code/module';
import { packageRoot } from '@forgespec/generator/package-root';
import type { ValidationIssue } from '@forgespec/templates/validators/report';
import { evaluateModules } from './evaluate-modules.ts';

/** A validator: checks a value against one schema. Returns the issues, or an empty list if the value is valid. */
export type Check = (value: unknown) => readonly ValidationIssue[];

/**
 * Returns a function from a schema to its validator. Each validator is compiled in memory when it is first needed. The code of
 * a validator is the code that `forgespec generate` writes for the schema.
 */
export function compileValidators(api: Api): (schema: Schema) => Check {
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
    if (named !== undefined) return moduleText(schemaModule(named, schemas));
    return readFileSync(join(packageRoot, 'templates', templateOf(path)), 'utf8');
  });

  const checks = new Map<Schema, Check>();
  const compile = (schema: Schema): Check => {
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
 * Returns the path of the template from which an output module is copied: `validators/runtime/x.ts` → `validators/x.ts`. The
 * result for `validators/shared/x.ts` is `shared/x.ts`: templates in `validators/` import `../shared/x.ts`, and this import is
 * resolved in the folder `validators/runtime/` of the output.
 */
const templateOf = (path: string): string =>
  path.replace('/runtime/', '/').replace(/^validators\/shared\//u, 'shared/');

/** Returns the TypeScript text of a module. The statements of a validator are already text, so no printer is needed. */
function moduleText(module: Module): string {
  const imports = module.imports().map(({ moduleSpecifier, namedImports, isTypeOnly }) => {
    const names = namedImports.map((symbol) => (symbol.isTypeOnly ? `type ${symbol.name}` : symbol.name));
    return importText(moduleSpecifier, names, isTypeOnly);
  });
  const statements = module.statements.map((statement) => {
    if (typeof statement === 'string') return statement;
    throw new Error(`${module.path} has a statement that is not text`);
  });
  return [...imports, ...statements].join('\n');
}
