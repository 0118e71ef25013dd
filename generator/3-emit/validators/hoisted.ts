import { callsFunctions, expression, test, type Condition } from './condition.ts';
import { fragment } from './fragment.ts';
import type { Scope } from './scope.ts';
import type { LocalStep } from './step.ts';

/**
 * Returns a condition that is evaluated once before a loop, instead of in each iteration.
 *
 * @param locals receives the step that evaluates the condition. A condition without calls is cheap, and stays in the loop.
 */
export function hoisted(condition: Condition, scope: Scope, locals: LocalStep[]): Condition {
  if (!callsFunctions(condition)) return condition;
  const code = expression(condition);
  const known = locals.find((step) => step.code.text === code.text);
  // The variable for the result of a function is named after the function.
  const called = /^is(\w+)\(\w+\)$/u.exec(code.text)?.[1];
  const local = known?.local ?? scope.local(called === undefined ? 'holds' : `fits${called}`);
  if (known === undefined) locals.push({ kind: 'local', local, code });
  return test(fragment`${local}`);
}
