import { stringLiteral } from './literal.ts';

/** Returns a name as a property key of an object literal or type, quoted only if necessary. */
export function propertyKey(name: string): string {
  // `__proto__: x` in a literal sets the prototype; `['__proto__']: x` creates a property.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : stringLiteral(name);
}

/**
 * Returns the suffix that keeps the literal type of the value of a property. TypeScript widens a literal to `string` if all
 * objects inherit a property of that name, such as `constructor`, because it takes the expected type from there.
 */
export const literalSuffix = (name: string): string => (name in Object.prototype ? ' as const' : '');
