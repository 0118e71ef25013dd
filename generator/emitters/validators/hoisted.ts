import { callsFunctions, expression, test, type Condition } from './condition.ts';
import { fragment } from './fragment.ts';
import type { Scope } from './scope.ts';
import type { LocalStep } from './step.ts';

/**
 * Returns a condition for use inside a loop. If the given condition calls functions, it is evaluated once before the loop, and the returned
 * condition is the variable with the result. Any other condition is fast, and is returned unchanged.
 *
 * @param locals receives the step that evaluates the condition before the loop.
 */
export function hoisted(condition: Condition, scope: Scope, locals: LocalStep[]): Condition {
  return callsFunctions(condition) ? kept(condition, scope, locals) : condition;
}

/**
 * Returns the variable that contains the result of a condition.
 *
 * @param locals receives the step that evaluates the condition, unless it already contains the same step.
 */
export function kept(condition: Condition, scope: Scope, locals: LocalStep[]): Condition {
  const code = expression(condition);
  const known = locals.find((step) => step.code.text === code.text);
  // If the condition is one call, such as `isPet(value)`, the variable gets a similar name: `fitsPet`.
  const called = /^is(\w+)\(\w+\)$/u.exec(code.text)?.[1];
  const local = known?.local ?? scope.local(called === undefined ? 'holds' : `fits${called}`);
  if (known === undefined) locals.push({ kind: 'local', local, code });
  return test(fragment`${local}`);
}

/** Returns the steps whose variables a condition needs, directly or through the steps of other variables. */
export function neededLocals(locals: readonly LocalStep[], condition: Condition): LocalStep[] {
  const code = [expression(condition)];
  return locals
    .toReversed()
    .filter((step) => {
      const isNeeded = code.some((fragment) => fragment.someNeed((need) => need === step.local));
      if (isNeeded) code.push(step.code);
      return isNeeded;
    })
    .toReversed();
}
