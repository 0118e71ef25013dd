/** Returns true if two values of plain data are equal. The order of keys is relevant. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && areEqualItems(a, b);
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (keys.length !== others.length) return false;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? '';
    if (key !== others[at] || !isEqual(Reflect.get(a, key), Reflect.get(b, key))) return false;
  }
  return true;
}

function areEqualItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!isEqual(a[at], b[at])) return false;
  return true;
}
