// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

const open = 91;

/** Limits the depth, because recursive code reads the result and could overflow the stack. */
const deepest = 32;

/** The parts of a value whose names have brackets, `not[labels]`, by their keys. */
export interface Tree {
  /** The texts and files that were given for the value itself, in order. */
  readonly values: unknown[];
  /** Its parts, by key; the items of a list that have no index are together under `''`. */
  readonly parts: Map<string, Tree>;
}

/** A tree of nothing. */
export const emptyTree = (): Tree => ({ values: [], parts: new Map() });

/** A part of a tree, made where it is not there. */
export function partAt(tree: Tree, key: string): Tree {
  const known = tree.parts.get(key);
  if (known !== undefined) return known;
  const made = emptyTree();
  tree.parts.set(key, made);
  return made;
}

/**
 * Adds a value.
 *
 * @param name with brackets, `not[labels]`.
 * @param start where in the name the brackets start.
 * @returns the message about the name; undefined if the name is valid.
 */
export function addPart(tree: Tree, name: string, start: number, value: unknown): string | undefined {
  let part = tree;
  let depth = 0;
  for (let index = start; index < name.length;) {
    const end = name.indexOf(']', index);
    if (name.charCodeAt(index) !== open || end === -1) return 'must have its brackets in pairs';
    if (++depth > deepest) return `must have at most ${deepest} pairs of brackets`;
    part = partAt(part, name.slice(index + 1, end));
    index = end + 1;
  }
  part.values.push(value);
  return undefined;
}
