import { callsFunctions } from './condition.ts';
import { stepFailure } from './each-condition.ts';
import type { Scope } from './scope.ts';
import type { ValidationStep } from './step.ts';

/**
 * Sorts steps. A step is last if it passes the value itself to the function of another schema. After such a call, TypeScript narrows the
 * value to the type of the other schema. A condition on a property that this type does not have would then not compile.
 */
export const callsLast = (steps: readonly ValidationStep[], scope: Scope): ValidationStep[] =>
  steps.toSorted((a, b) => rank(a, scope) - rank(b, scope));

function rank(step: ValidationStep, scope: Scope): number {
  switch (step.kind) {
    case 'apply':
    case 'check':
      return Number(callsFunctions(stepFailure(step, scope)));
    case 'split':
      return Number(callsFunctions(step.check.fails));
    case 'each':
      return step.list === scope.value ? 2 : 0;
    default:
      return 0;
  }
}
