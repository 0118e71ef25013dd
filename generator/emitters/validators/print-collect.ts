import { stringLiteral } from '../../code/literal.ts';
import { always, compare, expression, isAlways, isNever, type Condition } from './condition.ts';
import { fragment, joined, mentions, plain, type Fragment } from './fragment.ts';
import { extended } from './path.ts';
import { names, onlyWhen, type Scope } from './scope.ts';
import type { ApplyStep, CheckStep, ClosedStep, EachStep, FamilyStep, PropertyStep, ValidationStep } from './step.ts';
import { runtime } from './symbols.ts';

/** The functions that print the JSON Pointers in a generated function. */
export interface Pointers {
  /** Returns the expression for a pointer. */
  pointer(pointer: string): Fragment;
  /** Returns a pointer as two arguments of a function that concatenates its arguments. The second argument is always a literal. */
  twoParts(pointer: string): Fragment;
}

/** The context in which the statements of a function `collect…` are printed. */
export interface Collecting extends Pointers {
  readonly scope: Scope;
  /**
   * Returns the statements that check a value against a schema, and add an issue for each failure. The step contains the value and the
   * schema.
   */
  apply(step: ApplyStep, pointers: Pointers): Fragment[];
}

/** Returns the statements of a function `collect…`, which adds an issue for each failed check. */
export const collectLines = (steps: readonly ValidationStep[], collecting: Collecting): Fragment[] =>
  steps.flatMap((step) => printStep(step, collecting));

function printStep(step: ValidationStep, collecting: Collecting): Fragment[] {
  switch (step.kind) {
    case 'apply':
      return collecting.apply(step, collecting);
    case 'check':
      return printCheck(step, collecting);
    case 'split':
      return collectLines(step.collect, collecting);
    case 'pass':
      return [fragment`if (${expression(step.when)}) return;`];
    case 'local':
      return [fragment`const ${step.local} = ${step.code};`];
    case 'missing':
      return [fragment`if (${expression(step.isAbsent)}) ${missing(step.name, step.pointer, collecting)}`];
    case 'chunk': {
      const { scope } = collecting;
      return [fragment`${step.collect}(${scope.value}, ${scope.path}, ${names.issues});`];
    }
    case 'closed':
      return [printClosed(step, collecting)];
    case 'family':
      return printFamily(step, collecting);
    case 'each':
      return printEach(step, collecting);
    case 'property':
      return printProperty(step, collecting);
  }
}

/** Returns the statement that adds an issue if a check fails. */
export function printCheck(step: CheckStep, collecting: Pointers): Fragment[] {
  const { fails, isReported = fails } = step;
  if (isNever(isReported)) return [];
  const statement = report(step, collecting);
  if (isAlways(isReported)) return [statement];
  return [fragment`if (${expression(isReported)}) ${plain(step.isShape ? 'return ' : '')}${statement}`];
}

/** Returns the statement that adds an issue. */
function report({ path, message, pointer, keyword }: CheckStep, collecting: Pointers): Fragment {
  const { issues } = names;
  const name = stringLiteral(keyword);
  const text = typeof message === 'string' ? stringLiteral(message) : message;
  if (!pointer.endsWith(`/${keyword}`)) {
    return fragment`${runtime.report}(${issues}, ${path}, ${collecting.pointer(pointer)}, ${name}, ${text});`;
  }
  const schema = pointer.slice(0, -keyword.length - 1);
  const property = /^`\$\{path\}\/([\w@~-]+)`$/u.exec(path.text)?.[1];
  if (property !== undefined && schema.endsWith(`/properties/${property}`)) {
    const object = collecting.pointer(schema.slice(0, -`/properties/${property}`.length));
    const location = fragment`${issues}, ${names.path}, ${object}, ${stringLiteral(`/${property}`)}`;
    return keyword === 'type'
      ? fragment`${runtime.failType}(${location}, ${text});`
      : fragment`${runtime.failProperty}(${location}, ${name}, ${text});`;
  }
  return fragment`${runtime.fail}(${issues}, ${path}, ${collecting.pointer(schema)}, ${name}, ${text});`;
}

/** Returns the statement that adds the issue for a missing property. */
function missing(name: string, schema: string, { pointer }: Collecting): Fragment {
  const { issues, path } = names;
  const quoted = JSON.stringify(name);
  if (quoted === `"${name}"`)
    return fragment`${runtime.reportMissing}(${issues}, ${path}, ${pointer(schema)}, ${stringLiteral(name)});`;
  const text = stringLiteral(`must have the property ${quoted}`);
  return fragment`${runtime.fail}(${issues}, ${path}, ${pointer(schema)}, 'required', ${text});`;
}

/**
 * Returns the loop that rejects each own property without a schema. The two conditions must be written exactly like this: V8 does
 * not optimize the loop if it calls `Object.hasOwn` or an imported function.
 */
function printClosed({ declaresKey, refused }: ClosedStep, collecting: Collecting): Fragment {
  const { key } = names;
  const { value } = collecting.scope;
  const isPresent = fragment`${value}[${key}] !== undefined && Object.prototype.hasOwnProperty.call(${value}, ${key})`;
  const lines = fragment`${report(refused, collecting)}\n${stopWhenFull}`;
  return fragment`for (const ${key} in ${value}) {\nif (!${declaresKey}(${key}) && ${isPresent}) {\n${lines}\n}\n}`;
}

/**
 * The statement that ends a function in a loop if the list of issues is full. Otherwise an attacker could cause unlimited work with one
 * value.
 */
const stopWhenFull = fragment`if (${runtime.limitReached}(${names.issues})) return;`;

function printFamily({ condition, steps }: FamilyStep, collecting: Collecting): Fragment[] {
  const lines = collectLines(steps, collecting);
  if (lines.length === 0) return [];
  const [only, ...more] = steps;
  if (only?.kind === 'check' && more.length === 0) return printCheck(onlyWhen(condition, only), collecting);
  return [fragment`if (${expression(condition)}) {\n${joined(lines, '\n')}\n}`];
}

function printEach(step: EachStep, collecting: Collecting): Fragment[] {
  const body = joined(collectLines(step.steps, collecting), '\n');
  if (body.text === '') return [];
  return [step.loop(fragment`${body}\n${stopWhenFull}`)];
}

function printProperty(step: PropertyStep, collecting: Collecting): Fragment[] {
  const absent = plain('undefined');
  const applied = (value: Fragment, ifPresent: Condition): Fragment[] =>
    printStep({ kind: 'apply', when: always, ifPresent, application: { ...step.application, value } }, collecting);
  const ifPresent = (value: Fragment): Fragment[] => applied(value, compare(value, '!==', absent));
  const linesOf = (value: Fragment): Fragment[] => {
    if (step.requiredBy === undefined) return ifPresent(value);
    const ifAbsent = fragment`if (${value} === undefined) ${missing(step.name, step.requiredBy, collecting)}`;
    const [first, ...rest] = applied(value, always);
    if (first === undefined) return [ifAbsent];
    const otherwise = fragment`${ifAbsent}\nelse ${first}`;
    if (rest.length === 0) return [otherwise];
    // Only the first statement needs the `else`. The other statements also check the type, so they do nothing if the value is absent.
    const alternative = ifPresent(value);
    const isFlat = rest.every((line, index) => line.text === alternative[index + 1]?.text);
    return isFlat ? [otherwise, ...rest] : [ifAbsent, ...alternative];
  };
  const lines = linesOf(step.application.value);
  if (lines.length === 0) return [];
  if (!mentions(joined(lines, '\n'), step.local, 2)) return linesOf(step.read);
  return [fragment`const ${step.local} = ${step.read};`, ...lines];
}

/**
 * Returns functions that print JSON Pointers. If a pointer begins with `base`, the printed code uses the variable in place of `base`. If
 * `variable` is undefined, each pointer is printed as a literal.
 */
export function pointersIn(base: string, variable: Fragment | undefined): Pointers {
  const isBelow = (pointer: string): boolean => `${pointer}/`.startsWith(`${base}/`);
  return {
    pointer: (pointer) =>
      variable === undefined || !isBelow(pointer)
        ? plain(stringLiteral(pointer))
        : extended(variable, pointer.slice(base.length)),
    twoParts: (pointer) =>
      variable === undefined || !isBelow(pointer)
        ? plain(`${stringLiteral(pointer)}, ''`)
        : fragment`${variable}, ${stringLiteral(pointer.slice(base.length))}`,
  };
}
