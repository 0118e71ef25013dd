import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral, valueLiteral } from '../../code/literal.ts';
import type { Statement } from '../../code/module.ts';
import type { BranchContext, BranchNames } from './branch-names.ts';
import { foundRoutes } from './found-routes.ts';
import type { Segment } from './path-segments.ts';
import { branchesOf, onlyBranch, type PathTree } from './path-tree.ts';
import { serverRuntime } from './symbols.ts';

/**
 * The largest number of cases in a generated `switch`. If there are more cases, the code uses a map, so that the time of a search does not
 * grow with the number of paths.
 */
const mostCases = 16;

/** Returns the statements that find the route below a node of a path tree. The statements return undefined if no route matches. */
export function branchBody(tree: PathTree, context: BranchContext): string {
  const [mismatches, end] = mismatchesOf(tree, context);
  const isEnd = end.operations.length > 0 && branchesOf(end).length === 0 && end.span === undefined;
  const all = isEnd ? [...mismatches, `path.length !== ${end.segments.length}`] : mismatches;
  // The conditions are split into several `if` statements, because compilers process a condition recursively. A long condition could
  // overflow the stack of a compiler.
  const guard = chunks(all, mostCases).map((some) => `if (${some.join(' || ')}) return undefined;`);
  return [...guard, ...routesAt(end, isEnd, context), tryBranches(end, context)].join('\n');
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Returns the functions for all branches below a node, and the maps that these functions use. */
export function branchFunctions(tree: PathTree, context: BranchContext): Statement[] {
  const end = nextFork(tree);
  return [
    ...branchesOf(end).flatMap((branch) => [
      functionOf(branch, nextFork(branch), branchBody(branch, context), context),
      ...branchFunctions(branch, context),
    ]),
    ...spanEnds(end).map((span) => functionOf(span.tree, span.tree, spanBody(span, context), context)),
    ...textsMap(end, context),
  ];
}

/** Returns the nearest node at which a path ends or paths branch. This is the node `tree` itself, or a node below it. */
function nextFork(tree: PathTree): PathTree {
  const only = onlyBranch(tree);
  return only === undefined ? tree : nextFork(only);
}

/**
 * Returns the first node at which a path ends or paths branch. Also returns the code of conditions, such as `path[1] !== 'pets'`. If one of
 * these conditions is true, a path does not match the segments up to that node.
 */
function mismatchesOf(tree: PathTree, context: BranchContext): [mismatches: string[], end: PathTree] {
  const mismatches = valueMismatches(tree, context);
  let end = tree;
  for (let only = onlyBranch(end); only !== undefined; only = onlyBranch(end)) {
    mismatches.push(...textMismatches(only), ...valueMismatches(only, context));
    end = only;
  }
  return [mismatches, end];
}

function textMismatches({ segments }: PathTree): string[] {
  const last = segments.at(-1);
  return typeof last === 'string' ? [`path[${segments.length - 1}] !== ${stringLiteral(last)}`] : [];
}

function valueMismatches({ segments }: PathTree, { module }: BranchContext): string[] {
  const last = segments.at(-1);
  if (typeof last !== 'object') return [];
  const segment = `path[${segments.length - 1}]`;
  if (last.kind !== 'mixed') return [`!${module.use(serverRuntime.isValue)}(${segment})`];
  return [`${module.use(serverRuntime.mixedValues)}(${valueLiteral([...last.texts])}, ${segment}) === undefined`];
}

function routesAt(tree: PathTree, isEnd: boolean, context: BranchContext): string[] {
  if (tree.operations.length === 0) return [];
  const found = foundRoutes(tree, undefined, context);
  return isEnd ? [found] : [`if (path.length === ${tree.segments.length}) {\n${found}\n}`];
}

/**
 * Returns the statement that tries the branches of a node. It tries branches for fixed texts first, then branches for one value, and last a
 * branch for a value that spans segments.
 */
function tryBranches(tree: PathTree, { names }: BranchContext): string {
  const call = (branch: PathTree): string => `${names.of(branch)}(method, path)`;
  const texts = [...tree.texts];
  const values = branchesOf(tree).filter((branch) => !tree.texts.has(String(branch.segments.at(-1))));
  const elsewhere = [...values, ...spanEnds(tree).map((end) => end.tree)].map(call);
  const [first] = texts;
  if (first === undefined && elsewhere.length === 0) return '';
  const orElse = elsewhere.length === 0 ? 'undefined' : elsewhere.join(' ?? ');
  if (first === undefined) return `return ${orElse};`;
  const segment = `path[${tree.segments.length}]`;
  const after = (branch: PathTree): string => [call(branch), ...elsewhere].join(' ?? ');
  if (texts.length === 1) {
    return `return ${segment} === ${stringLiteral(first[0])} ? ${after(first[1])} : ${orElse};`;
  }
  if (texts.length > mostCases) {
    const next = `${mapName(tree, names)}.get(${segment} ?? '')?.(method, path)`;
    return `return ${[next, ...elsewhere].join(' ?? ')};`;
  }
  const cases = texts.map(([text, branch]) => `case ${stringLiteral(text)}:\nreturn ${after(branch)};`);
  return `switch (${segment}) {\n${cases.join('\n')}\ndefault:\nreturn ${orElse};\n}`;
}

const mapName = (tree: PathTree, names: BranchNames): string => `${names.of(tree)}Texts`;

function textsMap(tree: PathTree, { names, module }: BranchContext): Statement[] {
  if (tree.texts.size <= mostCases) return [];
  const entries = [...tree.texts].map(([text, branch]) => `[${stringLiteral(text)}, ${names.of(branch)}],`);
  const declaration = {
    name: mapName(tree, names),
    type: `ReadonlyMap<string, ${module.use(serverRuntime.FindRoute)}>`,
    initializer: `new Map([\n${entries.join('\n')}\n])`,
  };
  return [
    {
      kind: StructureKind.VariableStatement,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [declaration],
    },
  ];
}

/**
 * Returns the statements for a path with a value that spans segments. The code finds the segments after the value by their distance from
 * the end of the path.
 */
function spanBody(span: SpanEnd, context: BranchContext): string {
  const { module } = context;
  const conditions = span.after.map((segment, index) => {
    const segmentCode = index === 0 ? 'path[end]' : `path[end + ${index}]`;
    if (typeof segment === 'string') return `${segmentCode} !== ${stringLiteral(segment)}`;
    return `!${module.use(serverRuntime.isValue)}(${segmentCode})`;
  });
  return [
    `const end = path.length - ${span.after.length};`,
    ...(conditions.length === 0 ? [] : [`if (${conditions.join(' || ')}) return undefined;`]),
    `const span = ${module.use(serverRuntime.spannedValue)}(path, ${span.start}, end);`,
    'if (span === undefined) return undefined;',
    foundRoutes(span.tree, span.start, context),
  ].join('\n');
}

/**
 * @param end the last node whose segments the generated function compares. The doc comment of the generated function contains the path of
 * this node.
 */
function functionOf(tree: PathTree, end: PathTree, statements: string, { names, module }: BranchContext): Statement {
  const type = module.use(serverRuntime.FindRoute);
  const initializer = `(method, path) => {\n${statements}\n}`;
  return {
    kind: StructureKind.VariableStatement,
    docs: docComment(commentLines(`\`/${end.segments.map(segmentText).join('/')}\``)),
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name: names.of(tree), type, initializer }],
  };
}

function segmentText(segment: Segment): string {
  if (typeof segment === 'string') return segment;
  if (segment.kind === 'mixed') return segment.texts.join('{}');
  return segment.kind === 'span' ? '{…}' : '{}';
}

/** A path with a value that may contain several segments, such as `/files/{path}/history`. */
interface SpanEnd {
  readonly tree: PathTree;
  /** The index of the first segment of the value. */
  readonly start: number;
  /** The segments after the value. */
  readonly after: readonly Segment[];
}

/**
 * Returns the paths in which a value that spans segments directly follows the segments of a node. The paths with the most segments after
 * the value are first.
 */
function spanEnds(tree: PathTree): SpanEnd[] {
  if (tree.span === undefined) return [];
  const start = tree.segments.length;
  return endsOf(tree.span)
    .map((end) => ({ tree: end, start, after: end.segments.slice(start + 1) }))
    .toSorted((a, b) => b.after.length - a.after.length);
}

const endsOf = (tree: PathTree): PathTree[] => [
  ...(tree.operations.length === 0 ? [] : [tree]),
  ...branchesOf(tree).flatMap(endsOf),
];
