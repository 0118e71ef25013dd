import { branchLines, failWhen, line, settled, type Answer } from './body.ts';
import { all, any, compare, expression, isNever, type Condition } from './condition.ts';
import { notEvery, stepFailure } from './each-condition.ts';
import { fragment, joined, mentions, plain, type Fragment } from './fragment.ts';
import type { Scope } from './scope.ts';
import type { EachStep, FamilyStep, PropertyStep, Step } from './step.ts';

/** The statements of `is…`, which returns false at the first failure. */
export const isLines = (steps: readonly Step[], scope: Scope): Answer[] =>
  steps.flatMap((step) => printStep(step, scope));

function printStep(step: Step, scope: Scope): Answer[] {
  switch (step.kind) {
    case 'apply':
    case 'check':
      return failWhen(stepFailure(step, scope));
    case 'split':
      return failWhen(step.check.fails);
    case 'pass':
      return [line(fragment`if (${expression(step.when)}) return true;`)];
    case 'local':
      return [line(fragment`const ${step.local} = ${step.code};`)];
    case 'missing':
      return step.undeclared.flatMap(failWhen);
    case 'family':
      return printFamily(step, scope);
    case 'each':
      return printEach(step, scope);
    case 'property':
      return printProperty(step, scope);
  }
}

function printFamily({ condition, steps }: FamilyStep, scope: Scope): Answer[] {
  const inner = settled(isLines(steps, scope));
  const [only, ...more] = inner;
  if (only === undefined) return [];
  if (only.kind === 'fail' && more.length === 0) return failWhen(all([condition, only.when]));
  return [line(fragment`if (${expression(condition)}) {\n${joined(branchLines(inner), '\n')}\n}`)];
}

function printEach(step: EachStep, scope: Scope): Answer[] {
  const fails = notEvery(step, scope);
  if (fails !== undefined) return failWhen(fails);
  const body = joined(branchLines(isLines(step.steps, scope)), '\n');
  if (body.text === '') return [];
  const head = step.head((wanted) => mentions(body, wanted) > 0);
  return [line(fragment`for (${head}) {\n${body}\n}`)];
}

function printProperty(step: PropertyStep, scope: Scope): Answer[] {
  const fails = propertyFailure(step, step.application.value, scope);
  if (isNever(fails)) return [];
  // What is looked at once needs no variable.
  if (mentions(expression(fails), step.local) < 2) return failWhen(propertyFailure(step, step.read, scope));
  return [line(fragment`const ${step.local} = ${step.read};`), ...failWhen(fails)];
}

function propertyFailure({ isRequired, application }: PropertyStep, value: Fragment, scope: Scope): Condition {
  const fails = scope.failure({ ...application, value });
  const absent = plain('undefined');
  if (!isRequired) return all([compare(value, '!==', absent), fails]);
  return scope.refuses(application.schema, undefined) ? fails : any([compare(value, '===', absent), fails]);
}
