import { stringLiteral } from './literal.ts';

/** A property key as it stands in an object literal or type: bare where it may be, quoted where it must. */
export function propertyKey(name: string): string {
  // `__proto__: x` in a literal sets the prototype; `['__proto__']: x` makes a property.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : stringLiteral(name);
}
