import { stringLiteral } from './literal.ts';

/** A property key as it stands in an object literal or type: bare where it may be, quoted where it must. */
export function propertyKey(name: string): string {
  // `__proto__: x` in a literal sets the prototype; `['__proto__']: x` makes a property.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : stringLiteral(name);
}

/**
 * Returns what a literal needs after it as the value of a property, so that TypeScript does not make any string of it. It does if all
 * objects have a property of that name, such as `constructor`, because it takes the expected type from there.
 */
export const literalSuffix = (name: string): string => (name in Object.prototype ? ' as const' : '');
