import { propertyKey } from '../../code/property-key.ts';

/** Returns the code that accesses a property of an object: `.list`, or `['a b']`. */
export const memberAccess = (name: string): string => {
  const key = propertyKey(name);
  return key === name ? `.${name}` : `[${key}]`;
};
