import { branchLines, failWhen, line, withoutUnreachable, type FunctionStatement } from './body.ts';
import { all, any, compare, expression, isNever, not, test, type Condition } from './condition.ts';
import { notEvery, stepFailure } from './each-condition.ts';
import { fragment, joined, mentions, plain, type Fragment } from './fragment.ts';
import type { Scope } from './scope.ts';
import { runtime } from './symbols.ts';
import type { ClosedStep, EachStep, FamilyStep, PropertyStep, ValidationStep } from './step.ts';

/** Returns the statements of a function `is…`, which returns false at the first failed check. */
export const isLines = (steps: readonly ValidationStep[], scope: Scope): FunctionStatement[] =>
  steps.flatMap((step) => printStep(step, scope));

function printStep(step: ValidationStep, scope: Scope): FunctionStatement[] {
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
    case 'chunk':
      return failWhen(not(test(fragment`${step.is}(${scope.value})`)));
    case 'missing':
      return failWhen(step.isAbsent);
    case 'closed':
      return failWhen(hasOthers(step, scope));
    case 'family':
      return printFamily(step, scope);
    case 'each':
      return printEach(step, scope);
    case 'property':
      return printProperty(step, scope);
  }
}

function printFamily({ condition, steps }: FamilyStep, scope: Scope): FunctionStatement[] {
  const inner = withoutUnreachable(isLines(steps, scope));
  const [only, ...more] = inner;
  if (only === undefined) return [];
  if (only.kind === 'fail' && more.length === 0) return failWhen(all([condition, only.when]));
  return [line(fragment`if (${expression(condition)}) {\n${joined(branchLines(inner), '\n')}\n}`)];
}

function printEach(step: EachStep, scope: Scope): FunctionStatement[] {
  const fails = notEvery(step, scope);
  if (fails !== undefined) return failWhen(fails);
  const body = joined(branchLines(isLines(step.steps, scope)), '\n');
  if (body.text === '') return [];
  return [line(step.loop(body))];
}

/**
 * Returns the condition under which an object has a property without a schema. If the keys are counted, the code first compares the number
 * of keys with the number of declared properties that are present. For most objects, this comparison is sufficient.
 */
function hasOthers({ isCounted, required, optional, declaresKey }: ClosedStep, { value }: Scope): Condition {
  const isOther = not(test(fragment`${runtime.hasOnlyKeys}(${value}, ${declaresKey})`));
  if (!isCounted) return isOther;
  const counted = optional.map((local) => fragment`Number(${local} !== undefined)`);
  const known = required === 0 && counted.length > 0 ? counted : [plain(String(required)), ...counted];
  return all([compare(fragment`${runtime.keyCount}(${value})`, '!==', joined(known, ' + ')), isOther]);
}

function printProperty(step: PropertyStep, scope: Scope): FunctionStatement[] {
  const fails = propertyFailure(step, step.application.value, scope);
  if (step.isCounted) return [line(fragment`const ${step.local} = ${step.read};`), ...failWhen(fails)];
  if (isNever(fails)) return [];
  // A property that is read only once needs no variable.
  if (!mentions(expression(fails), step.local, 2)) return failWhen(propertyFailure(step, step.read, scope));
  return [line(fragment`const ${step.local} = ${step.read};`), ...failWhen(fails)];
}

function propertyFailure({ requiredBy, application }: PropertyStep, value: Fragment, scope: Scope): Condition {
  const fails = scope.failure({ ...application, value });
  const absent = plain('undefined');
  if (requiredBy === undefined) return all([compare(value, '!==', absent), fails]);
  return scope.refuses(application.schema, undefined) ? fails : any([compare(value, '===', absent), fails]);
}
