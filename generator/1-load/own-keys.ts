/** A prototype without keys. It can become part of a text, which the bundler tries with any value. */
const bare: object = Object.create(null, { [Symbol.toPrimitive]: { value: () => '[object]' } });

/**
 * Removes the prototype from every object of a JSON value, so that `constructor` and `__proto__` are keys only if the file has
 * them. Later code reads keys without checking if they are inherited.
 */
export function keepOwnKeys(root: unknown): void {
  if (typeof root !== 'object' || root === null) return;
  // YAML aliases share objects: this one is done.
  if (Object.getPrototypeOf(root) === bare) return;
  if (!Array.isArray(root)) Object.setPrototypeOf(root, bare);
  for (const child of Object.values(root)) keepOwnKeys(child);
}
