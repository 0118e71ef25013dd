import type { Area } from '@forgespec/model';
import type { Module } from '../../code/module.ts';
import { areasImport, runtime } from './symbols.ts';

/** An area of the client, with the areas within it. */
export interface AreaNode {
  readonly name: string;
  /** The area with the operations of the node. Undefined if only the areas within the node have operations. */
  readonly area: Area | undefined;
  readonly children: readonly AreaNode[];
}

/** Returns the outermost areas of a client, sorted by name. Each node contains the areas within it. */
export function areaTree(areas: readonly Area[], depth = 0): AreaNode[] {
  const groups = Map.groupBy(areas, ({ path }) => path[depth] ?? '');
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, members]) => ({
      name,
      area: members.find(({ path }) => path.length === depth + 1),
      children: areaTree(
        members.filter(({ path }) => path.length > depth + 1),
        depth + 1,
      ),
    }));
}

/** Returns the first area at or below a node. */
export const firstArea = ({ area, children: [first] }: AreaNode): Area | undefined =>
  area ?? (first === undefined ? undefined : firstArea(first));

/** Returns the code of the type of a node: `AreaMethods<typeof areas.chat> & { readonly completions: AreaMethods<typeof areas.chatCompletions> }`. */
export function nodeType({ area, children }: AreaNode, module: Module): string {
  const own = area === undefined ? [] : [`${module.use(runtime.AreaMethods)}<typeof ${areasImport}.${area.name}>`];
  const inner = children.map((child) => `readonly ${child.name}: ${nodeType(child, module)}`);
  return [...own, ...(inner.length === 0 ? [] : [`{ ${inner.join('; ')} }`])].join(' & ');
}

/** Returns the code of the value of a node: `{ ...areaOf(client, areas.chat), completions: areaOf(client, areas.chatCompletions) }`. */
export function nodeValue({ area, children }: AreaNode, module: Module): string {
  const own = area === undefined ? undefined : `${module.use(runtime.areaOf)}(client, ${areasImport}.${area.name})`;
  if (own !== undefined && children.length === 0) return own;
  const inner = children.map((child) => `${child.name}: ${nodeValue(child, module)}`);
  return `{ ${[...(own === undefined ? [] : [`...${own}`]), ...inner].join(', ')} }`;
}
