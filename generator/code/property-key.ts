import { stringLiteral } from './literal.ts';

/** Returns the code of a key in an object literal or type. The key has quotes only if they are necessary. */
export function propertyKey(name: string): string {
  // In an object literal, `__proto__: x` sets the prototype, and `['__proto__']: x` defines a property.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : stringLiteral(name);
}

/**
 * Returns the suffix ` as const` if the parameter `name` is the name of a property that all objects inherit, such as `constructor`.
 * Otherwise returns an empty string. Without the suffix, TypeScript uses the type of the inherited property as the expected type, and
 * widens a string literal to `string`.
 */
export const literalSuffix = (name: string): string => (name in Object.prototype ? ' as const' : '');

/** Returns the code that accesses a property of an object, such as `.list` or `['a b']`. */
export const memberAccess = (name: string): string => {
  const key = propertyKey(name);
  if (key === name) return `.${name}`;
  return key.startsWith('[') ? key : `[${key}]`;
};
