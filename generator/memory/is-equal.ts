/** Returns true if two values of plain data are equal. The order of keys is relevant. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (keys.length !== others.length) return false;
  for (const [at, key] of keys.entries()) {
    if (key !== others[at] || !isEqual(Reflect.get(a, key), Reflect.get(b, key))) return false;
  }
  return true;
}
