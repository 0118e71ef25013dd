/**
 * Something that contains itself; undefined where there is no such thing. Bundling makes one where a reference that cannot stay a
 * reference, in a path item say, names something around it.
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
