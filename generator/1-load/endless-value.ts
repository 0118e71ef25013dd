/**
 * Returns an object or array that contains itself; undefined if there is none. The bundler creates such a value when it replaces a
 * reference by a target that contains the same reference, for example in a path item.
 */
export function findEndlessValue(root: unknown): object | undefined {
  const open = new Set<object>();
  const done = new Set<object>();
  const visit = (node: unknown): object | undefined => {
    if (typeof node !== 'object' || node === null || done.has(node)) return undefined;
    if (open.has(node)) return node;
    open.add(node);
    for (const child of Object.values(node)) {
      const found = visit(child);
      if (found !== undefined) return found;
    }
    open.delete(node);
    done.add(node);
    return undefined;
  };
  return visit(root);
}
