const open = 91;

/**
 * The largest number of pairs of brackets in a name. The limit is necessary, because recursive code reads the tree and
 * could overflow the stack.
 */
const deepest = 32;

/** A value that is written with brackets, `not[labels]=a`. */
export interface Tree {
  /** The texts and files of the whole value, in order: `1` in `a=1`, but not in `a[b]=1`. */
  readonly values: unknown[];
  /** A map from keys to parts. The items of a list without indexes have the key `''`. */
  readonly parts: Map<string, Tree>;
}

/** Returns an empty tree. */
export const emptyTree = (): Tree => ({ values: [], parts: new Map() });

/** Returns a part of a tree. Adds the part if it is missing. */
export function partAt(tree: Tree, key: string): Tree {
  const known = tree.parts.get(key);
  if (known !== undefined) return known;
  const made = emptyTree();
  tree.parts.set(key, made);
  return made;
}

/**
 * Adds a value to a tree, at the keys in the brackets of a name.
 *
 * @param name the whole name, with brackets: `not[labels]`.
 * @param start the index in the name at which the brackets start.
 * @returns the message about an invalid name. Undefined if the name is valid.
 */
export function addPart(tree: Tree, name: string, start: number, value: unknown): string | undefined {
  let part = tree;
  let depth = 0;
  for (let index = start; index < name.length;) {
    const end = name.indexOf(']', index);
    if (name.charCodeAt(index) !== open || end === -1) return 'must be written as name[key][key]';
    depth++;
    if (depth > deepest) return `must have at most ${deepest} pairs of brackets`;
    part = partAt(part, name.slice(index + 1, end));
    index = end + 1;
  }
  part.values.push(value);
  return undefined;
}
