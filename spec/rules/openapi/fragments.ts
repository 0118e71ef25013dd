import { isAlias, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';

/** Names of the fragments in a file of fragments: the keys that start a line. */
export function fragmentNames(text: string): string[] {
  return [...text.matchAll(/^(['"]?)([\w.-]+)\1:/gmu)].map(([, , name = '']) => name);
}

/** Names of the fragments that another fragment of the same file takes over, whole or in part, by a YAML alias. */
export function fragmentsUsedByAlias(text: string): Set<string> {
  const { contents } = parseDocument(text);
  const ownerOf = new Map<string, string>();
  const used = new Set<string>();
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key) || !isNode(value)) continue;
    const name = String(key.value);
    // An anchor always stands before its aliases.
    visit(value, {
      Node(_, node) {
        if (!isAlias(node) && node.anchor !== undefined) ownerOf.set(node.anchor, name);
        const owner = isAlias(node) ? ownerOf.get(node.source) : undefined;
        if (owner !== undefined && owner !== name) used.add(owner);
      },
    });
  }
  return used;
}
