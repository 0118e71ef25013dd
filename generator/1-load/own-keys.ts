/**
 * A prototype without properties, except the conversion to a string. The bundler needs this conversion, because it also converts objects
 * to strings.
 */
const bare: object = Object.create(null, { [Symbol.toPrimitive]: { value: () => '[object]' } });

/**
 * Removes the prototype from every object of a JSON value, so that each object has only the keys that are in the file. Later code can
 * then read `constructor` or `__proto__` without a check for inherited keys.
 */
export function keepOwnKeys(root: unknown): void {
  if (typeof root !== 'object' || root === null) return;
  // YAML aliases share objects, so this object may already be without a prototype.
  if (Object.getPrototypeOf(root) === bare) return;
  if (!Array.isArray(root)) Object.setPrototypeOf(root, bare);
  for (const child of Object.values(root)) keepOwnKeys(child);
}
