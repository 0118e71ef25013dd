import type { NamedSchema } from '../../2-model/schema.ts';
import { docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { schemaType } from '../types/symbols.ts';
import { collectFunctionText, createModuleCompiler, parameter, returning } from './compile-module.ts';
import { StructureKind } from 'ts-morph';
import { runtime, schemaModulePath } from './symbols.ts';

/** The module of one named schema: `is…`, `check…`, `collect…`, and the functions of the schemas inside it. */
export function schemaModule(named: NamedSchema, schemas: ReadonlyMap<string, NamedSchema>): Module {
  const { name, schema, isComponent } = named;
  const module = createModule(schemaModulePath(named));
  const compiler = createModuleCompiler(module, schemas);
  const type = isComponent ? module.use(schemaType(named)) : undefined;
  const isBody = compiler.isBody(schema, name);
  const collectBody = compiler.collectBody(schema, name);
  const inner = compiler.innerFunctions();
  const value = parameter(isBody);
  const article = type === undefined ? `what \`${named.pointer}\` describes` : `a valid \`${type}\``;
  module.add(
    ...compiler.constants(),
    {
      kind: StructureKind.Function,
      isExported: true,
      name: `is${name}`,
      docs: docComment([`Whether \`${value}\` is ${article}.`]),
      parameters: [{ name: value, type: 'unknown' }],
      returnType: type === undefined ? 'boolean' : `${value} is ${type}`,
      statements: returning(isBody),
    },
    {
      kind: StructureKind.Function,
      isExported: true,
      name: `check${name}`,
      docs: docComment([`Every reason why \`value\` is not ${article}; none when it is.`]),
      parameters: [{ name: 'value', type: 'unknown' }],
      returnType: `${module.use(runtime.ValidationIssue)}[]`,
      statements: `const issues: ${module.use(runtime.ValidationIssue)}[] = [];\ncollect${name}(value, '', issues);\nreturn issues;`,
    },
    `/** Adds to \`issues\` every reason why the value at \`path\` is not ${article}. */\nexport ${collectFunctionText(name, collectBody, module)}`,
    ...inner,
  );
  return module;
}
