import { expression, isAlways, isNever, not, type Condition } from './condition.ts';
import { fragment, plain, type Fragment } from './fragment.ts';

/** A statement of a function that returns a boolean. */
export type Answer =
  | { readonly kind: 'fail'; readonly when: Condition }
  | { readonly kind: 'line'; readonly code: Fragment };

export const failWhen = (when: Condition): Answer[] => (isNever(when) ? [] : [{ kind: 'fail', when }]);
export const line = (code: Fragment): Answer => ({ kind: 'line', code });

/** Removes statements that have no effect: those after a certain failure, and conditions directly before it. */
export function settled(answers: readonly Answer[]): readonly Answer[] {
  const certain = answers.findIndex((answer) => answer.kind === 'fail' && isAlways(answer.when));
  if (certain === -1) return answers;
  const before = answers.slice(0, certain);
  return before.some(({ kind }) => kind === 'line')
    ? answers.slice(0, certain + 1)
    : answers.slice(certain, certain + 1);
}

/** Returns the statements inside a branch. */
export const branchLines = (answers: readonly Answer[]): Fragment[] => settled(answers).map(statement);

/** Returns the statements of a whole function. The last statement returns the last condition. */
export function bodyLines(answers: readonly Answer[]): Fragment[] {
  const needed = settled(answers);
  const last = needed.at(-1);
  if (last?.kind !== 'fail') return [...needed.map(statement), plain('return true;')];
  return [...needed.slice(0, -1).map(statement), fragment`return ${expression(not(last.when))};`];
}

function statement(answer: Answer): Fragment {
  if (answer.kind === 'line') return answer.code;
  return isAlways(answer.when) ? plain('return false;') : fragment`if (${expression(answer.when)}) return false;`;
}
