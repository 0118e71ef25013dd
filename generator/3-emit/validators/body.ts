import { expression, isAlways, isNever, not, type Condition } from './condition.ts';
import { fragment, plain, type Fragment } from './fragment.ts';

/** A statement of a function that answers with a boolean. */
export type Answer = { readonly kind: 'fail'; readonly when: Condition } | { readonly kind: 'line'; readonly code: Fragment };

export const failWhen = (when: Condition): Answer[] => (isNever(when) ? [] : [{ kind: 'fail', when }]);
export const line = (code: Fragment): Answer => ({ kind: 'line', code });

/** The statements inside a branch. */
export function branchLines(answers: readonly Answer[]): Fragment[] {
  return answers.map((answer) => {
    if (answer.kind === 'line') return answer.code;
    return isAlways(answer.when) ? plain('return false;') : fragment`if (${expression(answer.when)}) return false;`;
  });
}

/** The statements of a whole function: the last condition is the answer itself. */
export function bodyLines(answers: readonly Answer[]): Fragment[] {
  const decisive = answers.findIndex((answer) => answer.kind === 'fail' && isAlways(answer.when));
  const before = answers.slice(0, Math.max(0, decisive));
  if (decisive !== -1) return [...(before.some(({ kind }) => kind === 'line') ? branchLines(before) : []), plain('return false;')];
  const last = answers.at(-1);
  if (last?.kind !== 'fail') return [...branchLines(answers), plain('return true;')];
  return [...branchLines(answers.slice(0, -1)), fragment`return ${expression(not(last.when))};`];
}
