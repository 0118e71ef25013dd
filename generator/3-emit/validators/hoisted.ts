import { callsFunctions, expression, test, type Condition } from './condition.ts';
import { fragment } from './fragment.ts';
import type { Scope } from './scope.ts';
import type { LocalStep } from './step.ts';

/**
 * A condition that a loop asks for again and again, answered once before it.
 *
 * @param locals gets the step that answers it; none where a look is enough.
 */
export function hoisted(condition: Condition, scope: Scope, locals: LocalStep[]): Condition {
  if (!callsFunctions(condition)) return condition;
  const code = expression(condition);
  const known = locals.find((step) => step.code.text === code.text);
  // The answer of a function is called after it.
  const called = /^is(\w+)\(\w+\)$/u.exec(code.text)?.[1];
  const local = known?.local ?? scope.local(called === undefined ? 'holds' : `fits${called}`);
  if (known === undefined) locals.push({ kind: 'local', local, code });
  return test(fragment`${local}`);
}
