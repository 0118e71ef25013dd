/** Inherits nothing and has no keys; only that it can be part of a text, which the bundler tries with whatever it finds. */
const bare: object = Object.create(null, { [Symbol.toPrimitive]: { value: () => '[object]' } });

/**
 * Takes the prototype from every object of a JSON value, so that `constructor` or `__proto__` are keys of it only where somebody
 * wrote them. What comes after reads keys without asking whether they are inherited.
 */
export function keepOwnKeys(root: unknown): void {
  if (typeof root !== 'object' || root === null) return;
  // Seen before: YAML aliases share what they name.
  if (Object.getPrototypeOf(root) === bare) return;
  if (!Array.isArray(root)) Object.setPrototypeOf(root, bare);
  for (const child of Object.values(root)) keepOwnKeys(child);
}
