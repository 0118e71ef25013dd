/**
 * Takes the prototype from every object of a JSON value, so that `constructor` or `__proto__` are keys of it only where somebody
 * wrote them. What comes after reads keys without asking whether they are inherited.
 */
export function keepOwnKeys(root: unknown): void {
  if (typeof root !== 'object' || root === null) return;
  const isKnown = Object.getPrototypeOf(root) === null;
  if (isKnown) return;
  if (!Array.isArray(root)) Object.setPrototypeOf(root, null);
  for (const child of Object.values(root)) keepOwnKeys(child);
}
