import { isAlias, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';

/** Returns the names of the fragments in a file: the keys at the start of a line. */
export function fragmentNames(text: string): string[] {
  return [...text.matchAll(/^(['"]?)([\w.-]+)\1:/gmu)].map(([, , name = '']) => name);
}

/** Returns the names of the fragments that another fragment of the same file includes, in whole or in part, by a YAML alias. */
export function fragmentsUsedByAlias(text: string): Set<string> {
  const { contents } = parseDocument(text);
  const ownerOf = new Map<string, string>();
  const used = new Set<string>();
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key) || !isNode(value)) continue;
    const name = String(key.value);
    // An anchor always comes before its aliases.
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
