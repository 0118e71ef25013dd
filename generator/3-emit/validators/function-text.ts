import type { Schema } from '../../2-model/schema.ts';
import { stringLiteral } from '../../code/literal.ts';
import { bodyLines } from './body.ts';
import type { Compiler } from './compiler.ts';
import { fragment, joined, mentions, plain, type Declaration, type Fragment, type Variable } from './fragment.ts';
import { collectLines, pointerIn } from './print-collect.ts';
import { isLines } from './print-is.ts';
import { names, type Scope } from './scope.ts';
import type { ChunkStep, Step } from './step.ts';
import { runtime } from './symbols.ts';

/** The parameters and the body of a function. */
export interface FunctionText {
  readonly parameters: readonly string[];
  readonly body: Fragment;
}

/** The functions of a chunk of the steps of a schema. */
export function chunkFunctions(
  name: string,
  steps: readonly Step[],
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

/** Returns the function `is…`, which returns true if a value matches a schema. */
export function isFunctionText(schema: Schema, name: string, compiler: Compiler): FunctionText {
  const { scope, steps } = compiler.stepsOf(schema, name);
  const body = joined(bodyLines(isLines(steps, scope)), '\n');
  return { parameters: [parameter(names.value, body)], body };
}

/** Returns the function `collect…`, which adds every reason why a value does not match. */
export function collectFunctionText(schema: Schema, name: string, compiler: Compiler): FunctionText {
  const { scope, steps } = compiler.stepsOf(schema, name);
  return collectText(steps, schema.pointer, scope, compiler);
}

/** The same function with the pointer to the schema as its last parameter, for schemas that are equal. */
export function sharedCollectFunction(schema: Schema, name: string, compiler: Compiler): Fragment {
  const { scope, steps } = compiler.stepsOf(schema, name);
  const pointer = pointerIn(schema.pointer, fragment`${names.schema}`);
  const body = joined(collectLines(steps, { scope, apply: compiler.collect, pointer }), '\n');
  const parameters = [names.value, names.path, names.issues].map((wanted) => parameter(wanted, body));
  return collectDeclaration(
    name,
    { parameters, body },
    'unknown',
    `, schema: string = ${stringLiteral(schema.pointer)}`,
  );
}

function collectText(steps: readonly Step[], base: string, scope: Scope, compiler: Compiler): FunctionText {
  const print = (variable: Fragment | undefined): Fragment => {
    const pointer = pointerIn(base, variable);
    return joined(collectLines(steps, { scope, apply: compiler.collect, pointer }), '\n');
  };
  const long = print(fragment`${names.schema}`);
  // The pointer gets a variable if the code uses it more than once.
  const isShared = mentions(long, names.schema) > 1;
  const body = isShared
    ? fragment`const ${plain(names.schema.name)} = ${stringLiteral(base)};\n${long}`
    : print(undefined);
  return { parameters: [names.value, names.path, names.issues].map((wanted) => parameter(wanted, body)), body };
}

/** Returns the name of a parameter, with an underscore if the body does not use it. */
const parameter = (wanted: Variable, body: Fragment): string =>
  mentions(body, wanted) > 0 ? wanted.name : `_${wanted.name}`;

/** Returns a function that the module does not export. */
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

/** Returns true if a function uses its pointer, and no function that contains pointers itself. */
export const isShareable = (code: Fragment): boolean =>
  mentions(code, names.schema) > 0 && code.needs.every((need) => need.kind !== 'declaration' || need.isConstant);
