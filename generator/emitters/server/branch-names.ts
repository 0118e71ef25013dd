import { typeName } from '@forgespec/model/names';
import type { OperationModel } from '@forgespec/model';
import type { Module } from '../../code/module.ts';
import type { Segment } from './path-segments.ts';
import type { PathTree } from './path-tree.ts';

/** Assigns a function name to each node of a path tree. */
export interface BranchNames {
  /**
   * Returns the name of the function for a node, such as `afterShopsValuePets`. Adds a number if the name is already
   * used.
   */
  of(tree: PathTree): string;
}

/** @param taken the names that the module already uses. */
export function createBranchNames(taken: Iterable<string>): BranchNames {
  const used = new Set(taken);
  const names = new Map<PathTree, string>();
  return {
    of(tree) {
      const known = names.get(tree);
      if (known !== undefined) return known;
      const words = `after${tree.segments.map(word).join('') || 'Root'}`;
      let name = words;
      for (let count = 2; used.has(name); count++) name = `${words}${count}`;
      used.add(name);
      names.set(tree, name);
      return name;
    },
  };
}

const word = (segment: Segment): string => {
  if (typeof segment === 'object') return segment.kind === 'span' ? 'Span' : 'Value';
  return segment === '' ? 'Slash' : typeName(segment);
};

/** The context in which the functions for a path tree are built. */
export interface BranchContext {
  readonly names: BranchNames;
  readonly module: Module;
  /** Returns the expression for the route of an operation. */
  readonly routeOf: (operation: OperationModel) => string;
}
