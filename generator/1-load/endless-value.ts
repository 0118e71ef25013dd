/**
 * Returns an object or array that contains itself. Returns undefined if there is none. The bundler can create a value that contains itself:
 * it replaces a reference by its target, and the target may contain the same reference. This happens in path items, for example.
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
