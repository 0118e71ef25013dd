import { expression, isAlways, isNever, not, type Condition } from './condition.ts';
import { fragment, plain, type Fragment } from './fragment.ts';

/** A statement of a generated function `is…`. It is either a `return false` under a condition, or any other code. */
export type FunctionStatement =
  | { readonly kind: 'fail'; readonly when: Condition }
  | { readonly kind: 'line'; readonly code: Fragment };

export const failWhen = (when: Condition): FunctionStatement[] => (isNever(when) ? [] : [{ kind: 'fail', when }]);
export const line = (code: Fragment): FunctionStatement => ({ kind: 'line', code });

/**
 * Removes the statements after an unconditional `return false`. If all earlier statements have the form `if (…) return false;`, the earlier
 * statements are also removed.
 */
export function withoutUnreachable(statements: readonly FunctionStatement[]): readonly FunctionStatement[] {
  const certain = statements.findIndex((entry) => entry.kind === 'fail' && isAlways(entry.when));
  if (certain === -1) return statements;
  const before = statements.slice(0, certain);
  return before.some(({ kind }) => kind === 'line')
    ? statements.slice(0, certain + 1)
    : statements.slice(certain, certain + 1);
}

/** Returns the statements for the body of an `if` or of a loop. */
export const branchLines = (statements: readonly FunctionStatement[]): Fragment[] =>
  withoutUnreachable(statements).map(statement);

/**
 * Returns the statements of a whole function. If the last statement is `if (condition) return false;`, this statement is replaced by
 * `return !condition;`.
 */
export function bodyLines(statements: readonly FunctionStatement[]): Fragment[] {
  const needed = withoutUnreachable(statements);
  const last = needed.at(-1);
  if (last?.kind !== 'fail') return [...needed.map(statement), plain('return true;')];
  return [...needed.slice(0, -1).map(statement), fragment`return ${expression(not(last.when))};`];
}

function statement(entry: FunctionStatement): Fragment {
  if (entry.kind === 'line') return entry.code;
  return isAlways(entry.when) ? plain('return false;') : fragment`if (${expression(entry.when)}) return false;`;
}
