import { propertyKey } from './property-key.ts';

/** Returns the code that accesses a property of an object, such as `.list` or `['a b']`. */
export const memberAccess = (name: string): string => {
  const key = propertyKey(name);
  if (key === name) return `.${name}`;
  return key.startsWith('[') ? key : `[${key}]`;
};
