import { isAlias, isMap, isNode, isScalar, parseDocument, visit, type Node } from 'yaml';

/** Returns the names of the fragments in a file: the keys at the start of a line. */
export function fragmentNames(text: string): string[] {
  return [...text.matchAll(/^(['"]?)([\w.-]+)\1:/gmu)].map(([, , name = '']) => name);
}

/** Returns the names of the fragments that another fragment of the same file includes, in whole or in part, by a YAML alias. */
export function fragmentsUsedByAlias(text: string): Set<string> {
  const ownerOf = new Map<string, string>();
  const used = new Set<string>();
  // An anchor always comes before its aliases.
  for (const { fragment, node } of nodesOfFragments(text)) {
    if (!isAlias(node) && node.anchor !== undefined) ownerOf.set(node.anchor, fragment);
    const owner = isAlias(node) ? ownerOf.get(node.source) : undefined;
    if (owner !== undefined && owner !== fragment) used.add(owner);
  }
  return used;
}

/** A node of a file, and the name of the fragment that contains it. */
interface FragmentNode {
  readonly fragment: string;
  readonly node: Node;
}

/** Returns the nodes of all fragments in a file, in the order of the text. */
function nodesOfFragments(text: string): FragmentNode[] {
  const { contents } = parseDocument(text);
  const fragments = isMap(contents) ? contents.items : [];
  return fragments.flatMap(({ key, value }) =>
    isScalar(key) && isNode(value) ? nodesIn(value).map((node) => ({ fragment: String(key.value), node })) : [],
  );
}

function nodesIn(value: Node): Node[] {
  const nodes: Node[] = [];
  visit(value, { Node: (_, node) => void nodes.push(node) });
  return nodes;
}
