import type { NamedSchema } from '@forgespec/model';
import { commentLines } from '../../code/comment.ts';
import { constantText, functionText } from '../../code/declaration-text.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { isConverted } from '../converted-values.ts';
import { conversionRuntime, schemaType } from '../types/symbols.ts';
import type { Compiler, CompilerInput } from './compiler.ts';
import { createCompiler } from './create-compiler.ts';
import { declareNeeds } from './declare.ts';
import { fragment, plain, type Fragment } from './fragment.ts';
import {
  collectDeclaration,
  collectFunctionText,
  isFunctionText,
  isShareable,
  sharedCollectFunction,
} from './function-text.ts';
import { collectFunction, isFunction, runtime, schemaModulePath } from './symbols.ts';
import { findTwins } from './twins.ts';

/** Builds the module of a named schema: `is…`, `check…`, `collect…`, and the functions of schemas inside it. */
export function schemaModule(named: NamedSchema, input: CompilerInput): Module {
  const { name, schema, pointer, isComponent } = named;
  const module = createModule(schemaModulePath(named));
  const compiler = createCompiler(input, named);
  const first = named.isForRequests ? findTwins(input.byReference).firstOf(named) : undefined;
  // Some schemas have a second version for requests (`isForRequests`). If an earlier schema has the same constraints as the second version,
  // the function `is…` of the second version calls the function of the earlier schema. The two functions differ only in their types.
  const is =
    first === undefined
      ? isFunctionText(schema, name, compiler)
      : { parameters: ['value'], body: fragment`return ${isFunction(first)}(value);` };
  const mayThrow = input.cycles.mayThrow(schema);
  const issuesOf = mayThrow ? runtime.nestedIssuesOf : runtime.issuesOf;
  const check = fragment`return ${issuesOf}(value, is${name}, collect${name});`;
  const isValid = mayThrow ? fragment`/* @__PURE__ */ ${runtime.unlessNested}(is${name})` : plain(`is${name}`);
  const collect = collectFunctionOf(named, compiler, input);
  const standard = {
    type: isConverted(schema, input.byReference)
      ? fragment`${runtime.StandardSchema}<${conversionRuntime.WireForm}<${name}>>`
      : fragment`${runtime.StandardSchema}<${name}>`,
    initializer: fragment`/* @__PURE__ */ ${runtime.standardSchema}(${isValid}, check${name})`,
  };
  const needs = [is.body, check, collect, ...(isComponent ? Object.values(standard) : [])];
  const { constants, functions } = declareNeeds(needs, module);
  const [value = ''] = is.parameters;
  const type = isComponent ? module.use(schemaType(named)) : undefined;
  const valueType = isConverted(schema, input.byReference)
    ? `${module.use(conversionRuntime.WireForm)}<${type}>`
    : type;
  // A path of the API may end with `*`. In a pointer, `/` follows the path, so these two characters would end the comment.
  const place = commentLines(pointer).join(' ');
  const what = type === undefined ? `valid against \`${place}\`` : `a valid \`${type}\``;
  module.add(
    ...constants,
    functionText({
      name: `is${name}`,
      docs: [
        `Returns true if \`${value}\` is ${what}.`,
        ...(mayThrow
          ? [
              '',
              `@throws {NestingError} if \`${value}\` is nested too deeply. In this case, \`check${name}\` returns an issue.`,
            ]
          : []),
      ],
      parameters: `${value}: unknown`,
      returnType: type === undefined ? 'boolean' : `${value} is ${valueType}`,
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

/**
 * Builds the function `collect…`. If several named schemas are equal, the function of the first schema has a parameter for the pointer. The
 * functions of the other schemas call the function of the first schema.
 */
function collectFunctionOf(named: NamedSchema, compiler: Compiler, input: CompilerInput): Fragment {
  const { name, schema, pointer } = named;
  const twins = findTwins(input.byReference);
  const first = twins.firstOf(named) ?? (twins.hasOthers(named) ? named : undefined);
  const shared =
    first === undefined
      ? undefined
      : sharedCollectFunction(first.schema, first.name, first === named ? compiler : createCompiler(input, first));
  const own = (): Fragment => {
    const text = collectFunctionText(schema, name, compiler);
    return text.body.text === '' ? acceptsAll(name) : collectDeclaration(name, text);
  };
  if (first === undefined || shared === undefined || !isShareable(shared)) return own();
  if (first === named) return shared;
  const body = fragment`${collectFunction(first)}(value, path, issues, ${stringLiteral(pointer)});`;
  return collectDeclaration(name, { parameters: ['value', 'path', 'issues'], body });
}

/** Returns the constant `collect…` of a schema that accepts every value. */
const acceptsAll = (name: string): Fragment =>
  fragment`const collect${name}: (value: unknown, path: string, issues: ${runtime.ValidationIssue}[]) => void = ${runtime.reportNothing};`;
