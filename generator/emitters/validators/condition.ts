import { fragment, joined, plain, type Fragment } from './fragment.ts';

/** A condition as a tree, so that conditions can be negated and combined before they are printed as code. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Condition[] }
  | { readonly kind: 'comparison'; readonly left: Fragment; readonly operator: Operator; readonly right: Fragment }
  | { readonly kind: 'constant'; readonly value: boolean }
  | { readonly kind: 'test'; readonly test: Fragment; readonly holds: boolean };

const inverse = { '===': '!==', '!==': '===', '<': '>=', '>=': '<', '>': '<=', '<=': '>' } as const;

type Operator = keyof typeof inverse;

export const always: Condition = { kind: 'constant', value: true };
export const never: Condition = { kind: 'constant', value: false };

/** Returns a condition that is true if the given expression is true. The expression is a call or a variable. */
export const test = (code: Fragment): Condition => ({ kind: 'test', test: code, holds: true });

export const compare = (left: Fragment, operator: Operator, right: Fragment): Condition => ({
  kind: 'comparison',
  left,
  operator,
  right,
});

/** Returns the negation of a condition. The negation of `<` is `>=`. This would be wrong for NaN, but NaN is never compared. */
export function not(condition: Condition): Condition {
  switch (condition.kind) {
    case 'constant':
      return condition.value ? never : always;
    case 'test':
      return { ...condition, holds: !condition.holds };
    case 'comparison':
      return { ...condition, operator: inverse[condition.operator] };
    default:
      return { kind: condition.kind === 'all' ? 'any' : 'all', parts: condition.parts.map(not) };
  }
}

/** Returns a condition that is true if all conditions are true. */
export const all = (conditions: readonly Condition[]): Condition => combine('all', conditions);

/** Returns a condition that is true if at least one condition is true. */
export const any = (conditions: readonly Condition[]): Condition => combine('any', conditions);

function combine(kind: 'all' | 'any', conditions: readonly Condition[]): Condition {
  const [first] = conditions;
  if (first !== undefined && conditions.length === 1) return first;
  const decisive = kind === 'any' ? always : never;
  if (conditions.some((condition) => isConstant(condition, decisive))) return decisive;
  const parts = conditions.flatMap((condition) => partsOf(condition, kind));
  const [only] = parts;
  if (only === undefined) return not(decisive);
  if (parts.length === 1) return only;
  // If the list contains a condition and its opposite, the result is constant.
  return hasOpposites(parts) ? decisive : { kind, parts };
}

/** Returns the parts of a condition that is combined with others. A constant that does not determine the result has no effect. */
function partsOf(condition: Condition, kind: 'all' | 'any'): readonly Condition[] {
  if (condition.kind === 'constant') return [];
  return condition.kind === kind ? condition.parts : [condition];
}

function hasOpposites(conditions: readonly Condition[]): boolean {
  for (let index = 1; index < conditions.length; index++) {
    const condition = conditions[index];
    for (let before = 0; before < index; before++) {
      const other = conditions[before];
      if (condition !== undefined && other !== undefined && areOpposite(condition, other)) return true;
    }
  }
  return false;
}

function areOpposite(a: Condition, b: Condition): boolean {
  if (a.kind === 'test' && b.kind === 'test') return a.holds !== b.holds && a.test.text === b.test.text;
  if (a.kind !== 'comparison' || b.kind !== 'comparison' || a.operator !== inverse[b.operator]) return false;
  return a.left.text === b.left.text && a.right.text === b.right.text;
}

const isConstant = (condition: Condition, other: Condition): boolean =>
  condition.kind === 'constant' && other.kind === 'constant' && condition.value === other.value;

export const isNever = (condition: Condition): boolean => isConstant(condition, never);
export const isAlways = (condition: Condition): boolean => isConstant(condition, always);

/** Returns the number of comparisons and calls in a condition. */
export function size(condition: Condition): number {
  return 'parts' in condition ? condition.parts.reduce((sum, part) => sum + size(part), 0) : 1;
}

/** Prints a condition as an expression. */
export function expression(condition: Condition): Fragment {
  switch (condition.kind) {
    case 'constant':
      return plain(String(condition.value));
    case 'test':
      return condition.holds ? condition.test : fragment`!${condition.test}`;
    case 'comparison':
      return fragment`${condition.left} ${condition.operator} ${condition.right}`;
    case 'all':
      return joined(condition.parts.map(operand), ' && ');
    case 'any':
      return joined(condition.parts.map(operand), ' || ');
  }
}

const operand = (condition: Condition): Fragment =>
  'parts' in condition ? fragment`(${expression(condition)})` : expression(condition);

/**
 * Returns true if a condition calls a function `is…` of a schema. TypeScript narrows the type of the value more after such a call
 * than after other conditions.
 */
export function callsFunctions(condition: Condition): boolean {
  if ('parts' in condition) return condition.parts.some(callsFunctions);
  if (condition.kind !== 'test') return false;
  return condition.test.someNeed((need) => need.kind !== 'variable' && /^is\P{Ll}/u.test(need.name));
}
