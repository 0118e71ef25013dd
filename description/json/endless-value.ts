/**
 * Returns an object or array that contains itself. Returns undefined if there is none. The bundler can create such a value. It replaces
 * some references, such as references to path items, by their targets. If a target contains a reference to itself, this replacement puts
 * the target inside itself.
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
