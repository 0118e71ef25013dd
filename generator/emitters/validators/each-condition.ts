import { all, any, compare, expression, isAlways, isNever, never, not, test, type Condition } from './condition.ts';
import { fragment, mentions, plain, type Fragment, type Variable } from './fragment.ts';
import { runtime } from './symbols.ts';
import type { Scope } from './scope.ts';
import type { ApplyStep, CheckStep, EachStep } from './step.ts';

/** Returns the condition that is true if the check of a step fails. */
export const stepFailure = (step: ApplyStep | CheckStep, scope: Scope): Condition =>
  step.kind === 'check' ? step.fails : all([step.when, scope.failure(step.application)]);

/** Returns the condition that is true if the check of a step fails for at least one item. Returns undefined if the step has no `list`. */
export function notEvery({ item, list, steps }: EachStep, scope: Scope): Condition | undefined {
  if (list === undefined) return undefined;
  const fails = any(steps.map((step) => stepFailure(step, scope)));
  if (isNever(fails)) return never;
  if (isAlways(fails)) return compare(fragment`${list}.length`, '>', plain('0'));
  return not(test(fragment`${runtime.every}(${list}, ${predicate(item, not(fails))})`));
}

/**
 * Returns the expression for a function. The function returns true if a condition is true for an item. If the condition is one call, such
 * as `isPet(item)`, the expression is the name of the called function: `isPet`.
 */
export function predicate(item: Variable, holds: Condition): Fragment {
  const called = holds.kind === 'test' && holds.holds ? /^(\w+)\(\w+\)$/u.exec(holds.test.text)?.[1] : undefined;
  const code = expression(holds);
  if (called === undefined) return mentions(code, item) ? fragment`(${item}) => ${code}` : fragment`() => ${code}`;
  return {
    text: called,
    someNeed: (test) => code.someNeed((need) => need.kind !== 'variable' && test(need)),
  };
}
