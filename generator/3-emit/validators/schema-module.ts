import type { NamedSchema } from '../../2-model/schema.ts';
import { constantText, functionText } from '../../code/declaration-text.ts';
import { createModule, type Module } from '../../code/module.ts';
import { schemaType } from '../types/symbols.ts';
import { createCompiler, type CompilerInput } from './compiler.ts';
import { declareNeeds } from './declare.ts';
import { fragment, plain } from './fragment.ts';
import { collectDeclaration, collectFunctionText, isFunctionText } from './function-text.ts';
import { runtime, schemaModulePath } from './symbols.ts';

/** The module of one named schema: `is…`, `check…`, `collect…`, and the functions of the schemas inside it. */
export function schemaModule(named: NamedSchema, input: CompilerInput): Module {
  const { name, schema, pointer, isComponent } = named;
  const module = createModule(schemaModulePath(named));
  const compiler = createCompiler(input, named);
  const is = isFunctionText(schema, name, compiler);
  const mayThrow = input.cycles.mayThrow(schema);
  const issuesOf = mayThrow ? runtime.nestedIssuesOf : runtime.issuesOf;
  const check = fragment`return ${issuesOf}(value, is${name}, collect${name});`;
  const isValid = mayThrow ? fragment`/* @__PURE__ */ ${runtime.unlessNested}(is${name})` : plain(`is${name}`);
  const collect = collectDeclaration(name, collectFunctionText(schema, name, compiler));
  const standard = {
    type: fragment`${runtime.StandardSchema}<${name}>`,
    initializer: fragment`/* @__PURE__ */ ${runtime.standardSchema}(${isValid}, check${name})`,
  };
  const needs = [is.body, check, collect, ...(isComponent ? Object.values(standard) : [])];
  const { constants, functions } = declareNeeds(needs, module);
  const [value = ''] = is.parameters;
  const type = isComponent ? module.use(schemaType(named)) : undefined;
  const what = type === undefined ? `valid against \`${pointer}\`` : `a valid \`${type}\``;
  module.add(
    ...constants,
    functionText({
      name: `is${name}`,
      docs: [
        `Returns true if \`${value}\` is ${what}.`,
        ...(mayThrow
          ? ['', `@throws {NestingError} if it is nested too deeply; \`check${name}\` returns an issue then.`]
          : []),
      ],
      parameters: `${value}: unknown`,
      returnType: type === undefined ? 'boolean' : `${value} is ${type}`,
      body: is.body.text,
    }),
    functionText({
      name: `check${name}`,
      docs: [`Returns the reasons why \`value\` is not ${what}; none if it is.`],
      parameters: 'value: unknown',
      returnType: `${runtime.ValidationIssue.name}[]`,
      body: check.text,
    }),
    ...(isComponent
      ? [
          constantText({
            name: named.standardName,
            docs: [`\`${name}\` as a [Standard Schema](https://standardschema.dev), for routers and form libraries.`],
            type: standard.type.text,
            initializer: standard.initializer.text,
          }),
        ]
      : []),
    `/** Adds to \`issues\` every reason why the value at \`path\` is not ${what}. */\nexport ${collect.text}`,
    ...functions,
  );
  return module;
}
