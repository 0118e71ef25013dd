import { callsFunctions } from './condition.ts';
import { stepFailure } from './each-condition.ts';
import type { Scope } from './scope.ts';
import type { Step } from './step.ts';

/**
 * Puts what asks functions of other schemas about the value itself behind everything else: after such a question, TypeScript
 * takes the value for what that schema describes, and not for an object with any properties.
 */
export const callsLast = (steps: readonly Step[], scope: Scope): Step[] =>
  steps.toSorted((a, b) => Number(asksOthers(a, scope)) - Number(asksOthers(b, scope)));

function asksOthers(step: Step, scope: Scope): boolean {
  switch (step.kind) {
    case 'apply':
    case 'check':
      return callsFunctions(stepFailure(step, scope));
    case 'split':
      return callsFunctions(step.check.fails);
    default:
      return false;
  }
}
