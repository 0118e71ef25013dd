// Conditions are text, combined so that the result reads as if written by hand: no double negation, parentheses only where needed.

const isAtom = (condition: string): boolean => !/&&|\|\||\?/u.test(withoutStrings(condition));

const withoutStrings = (condition: string): string => condition.replaceAll(/'(?:[^'\\]|\\.)*'/gu, "''");

/** The opposite of a condition. */
export function negate(condition: string): string {
  if (condition === 'true') return 'false';
  if (condition === 'false') return 'true';
  if (isAtom(condition)) {
    if (condition.startsWith('!') && !condition.startsWith('!==')) return condition.slice(1);
    const flipped = flipComparison(condition);
    if (flipped !== undefined) return flipped;
    if (/^[\w.]+\(/u.test(condition)) return `!${condition}`;
  }
  return `!(${condition})`;
}

function flipComparison(condition: string): string | undefined {
  const bare = withoutStrings(condition);
  if (/[<>]/u.test(bare)) return undefined;
  if (bare.split(' !== ').length === 2 && !bare.includes(' === ')) return condition.replace(' !== ', ' === ');
  if (bare.split(' === ').length === 2 && !bare.includes(' !== ')) return condition.replace(' === ', ' !== ');
  return undefined;
}

/** True when all are. */
export function all(conditions: readonly string[]): string {
  if (conditions.includes('false')) return 'false';
  const needed = conditions.filter((condition) => condition !== 'true');
  if (needed.length === 0) return 'true';
  return needed.length === 1 ? (needed[0] ?? '') : needed.map(grouped('&&')).join(' && ');
}

/** True when one is. */
export function any(conditions: readonly string[]): string {
  if (conditions.includes('true')) return 'true';
  const needed = conditions.filter((condition) => condition !== 'false');
  if (needed.length === 0) return 'false';
  return needed.length === 1 ? (needed[0] ?? '') : needed.map(grouped('||')).join(' || ');
}

const grouped =
  (operator: '&&' | '||') =>
  (condition: string): string => {
    const bare = withoutStrings(condition);
    const needsGroup = bare.includes('?') || bare.includes(operator === '&&' ? '||' : '&&');
    return needsGroup ? `(${condition})` : condition;
  };
