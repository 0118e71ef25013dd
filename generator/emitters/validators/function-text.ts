import type { Schema } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import { bodyLines } from './body.ts';
import type { Compiler } from './compiler.ts';
import { fragment, joined, mentions, plain, type Declaration, type Fragment, type Variable } from './fragment.ts';
import { collectLines, pointersIn } from './print-collect.ts';
import { isLines } from './print-is.ts';
import { names, type Scope } from './scope.ts';
import type { ChunkStep, ValidationStep } from './step.ts';
import { runtime } from './symbols.ts';

/** The parameters and the body of a generated function. */
export interface FunctionText {
  readonly parameters: readonly string[];
  readonly body: Fragment;
}

/** Builds the two functions for some of the steps of a schema, and the step that calls these functions. */
export function chunkFunctions(
  name: string,
  steps: readonly ValidationStep[],
  isOfObject: boolean,
  { pointer }: Schema,
  scope: Scope,
  compiler: Compiler,
): ChunkStep {
  const type = isOfObject ? 'Readonly<Record<string, unknown>>' : 'unknown';
  const declaration = (prefix: 'collect' | 'is', code: () => Fragment): Declaration => ({
    kind: 'declaration',
    name: `${prefix}${name}`,
    isConstant: false,
    group: steps,
    code,
  });
  return {
    kind: 'chunk',
    is: declaration('is', () => {
      const body = joined(bodyLines(isLines(steps, scope)), '\n');
      return innerIs(name, { parameters: [parameter(names.value, body)], body }, type);
    }),
    collect: declaration('collect', () => collectDeclaration(name, collectText(steps, pointer, scope, compiler), type)),
  };
}

/** Builds the function `is…` of a schema, which returns true if a value is valid. */
export function isFunctionText(schema: Schema, name: string, compiler: Compiler): FunctionText {
  const { scope, steps } = compiler.stepsOf(schema, name);
  const body = joined(bodyLines(isLines(steps, scope)), '\n');
  return { parameters: [parameter(names.value, body)], body };
}

/** Builds the function `collect…` of a schema, which adds an issue for each reason why a value is not valid. */
export function collectFunctionText(schema: Schema, name: string, compiler: Compiler): FunctionText {
  const { scope, steps } = compiler.stepsOf(schema, name);
  return collectText(steps, schema.pointer, scope, compiler);
}

/**
 * Builds the function `collect…` of a schema. Its last parameter is the pointer to the schema, so that equal schemas can share the
 * function.
 */
export function sharedCollectFunction(schema: Schema, name: string, compiler: Compiler): Fragment {
  const { scope, steps } = compiler.stepsOf(schema, name);
  const pointers = pointersIn(schema.pointer, fragment`${names.schema}`);
  const body = joined(collectLines(steps, { scope, apply: compiler.collect, ...pointers }), '\n');
  const parameters = [names.value, names.path, names.issues].map((wanted) => parameter(wanted, body));
  return collectDeclaration(
    name,
    { parameters, body },
    'unknown',
    `, schema: string = ${stringLiteral(schema.pointer)}`,
  );
}

function collectText(steps: readonly ValidationStep[], base: string, scope: Scope, compiler: Compiler): FunctionText {
  const print = (variable: Fragment | undefined): Fragment => {
    const pointers = pointersIn(base, variable);
    return joined(collectLines(steps, { scope, apply: compiler.collect, ...pointers }), '\n');
  };
  const long = print(fragment`${names.schema}`);
  // If the code uses the pointer more than once, the pointer becomes a variable.
  const body = mentions(long, names.schema, 2)
    ? fragment`const ${plain(names.schema.name)} = ${stringLiteral(base)};\n${long}`
    : mentions(long, names.schema)
      ? print(undefined)
      : long;
  return { parameters: [names.value, names.path, names.issues].map((wanted) => parameter(wanted, body)), body };
}

/** Returns the name of a parameter. If the body does not use the parameter, the name begins with an underscore. */
const parameter = (wanted: Variable, body: Fragment): string =>
  mentions(body, wanted) ? wanted.name : `_${wanted.name}`;

/** Prints a function `is…` that the module does not export. */
export const innerIs = (
  name: string,
  { parameters: [value = ''], body }: FunctionText,
  type: string = 'unknown',
): Fragment => fragment`function is${name}(${value}: ${type}): boolean {\n${body}\n}`;

export function collectDeclaration(
  name: string,
  { parameters: [value = '', path = '', issues = ''], body }: FunctionText,
  type: string = 'unknown',
  more: string = '',
): Fragment {
  const types = fragment`${value}: ${type}, ${path}: string, ${issues}: ${runtime.ValidationIssue}[]${more}`;
  return fragment`function collect${name}(${types}): void {\n${body}\n}`;
}

/**
 * Returns true if equal schemas can share a function with this code. The code must use the parameter with the pointer. The code must not
 * call a function that the module declares. The pointers in such a function refer to only one of the equal schemas.
 */
export const isShareable = (code: Fragment): boolean =>
  mentions(code, names.schema) && !code.someNeed((need) => need.kind === 'declaration' && !need.isConstant);
