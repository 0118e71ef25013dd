import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import type { Operation } from '../../2-model/operation.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral, valueLiteral } from '../../code/literal.ts';
import type { Module, Statement } from '../../code/module.ts';
import type { BranchNames } from './branch-names.ts';
import { foundRoutes } from './found-routes.ts';
import type { Segment } from './path-segments.ts';
import { branchesOf, onlyBranch, type PathTree } from './path-tree.ts';
import { spanEnds, type SpanEnd } from './span-ends.ts';
import { machinery } from './symbols.ts';

/** What the functions of a tree of paths are written with. */
export interface BranchContext {
  readonly names: BranchNames;
  readonly module: Module;
  /** The expression for the route of an operation. */
  readonly routeOf: (operation: Operation) => string;
}

/** More texts than this are looked up in a map: the time to compare them one by one would grow with the API. */
const mostCases = 16;

/** Statements that go on from a place in a tree of paths: they return the route, or undefined. */
export function branchBody(tree: PathTree, context: BranchContext): string {
  const [refusals, end] = refusalsOf(tree, context);
  const isEnd = end.operations.length > 0 && branchesOf(end).length === 0 && end.span === undefined;
  const all = isEnd ? [...refusals, `path.length !== ${end.segments.length}`] : refusals;
  // A few at a time: compilers go through one long condition by recursion.
  const guard = chunks(all, mostCases).map((some) => `if (${some.join(' || ')}) return undefined;`);
  return [...guard, ...routesHere(end, isEnd, context), goOn(end, context)].join('\n');
}

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** The functions for the places after one, and all that they need. */
export function branchFunctions(tree: PathTree, context: BranchContext): Statement[] {
  const end = lastBefore(tree);
  return [
    ...branchesOf(end).flatMap((branch) => [
      functionOf(branch, lastBefore(branch), branchBody(branch, context), context),
      ...branchFunctions(branch, context),
    ]),
    ...spanEnds(end).map((span) => functionOf(span.tree, span.tree, spanBody(span, context), context)),
    ...textsMap(end, context),
  ];
}

/** Where the path first parts or ends. */
function lastBefore(tree: PathTree): PathTree {
  const only = onlyBranch(tree);
  return only === undefined ? tree : lastBefore(only);
}

/** Conditions that hold where the one text, or the value, that the template has up to where the path parts or ends is missing. */
function refusalsOf(tree: PathTree, context: BranchContext): [refusals: string[], end: PathTree] {
  const refusals = valueRefusals(tree, context);
  let end = tree;
  for (let only = onlyBranch(end); only !== undefined; only = onlyBranch(end)) {
    refusals.push(...textRefusals(only), ...valueRefusals(only, context));
    end = only;
  }
  return [refusals, end];
}

function textRefusals({ segments }: PathTree): string[] {
  const last = segments.at(-1);
  return typeof last === 'string' ? [`path[${segments.length - 1}] !== ${stringLiteral(last)}`] : [];
}

function valueRefusals({ segments }: PathTree, { module }: BranchContext): string[] {
  const last = segments.at(-1);
  if (typeof last !== 'object') return [];
  const segment = `path[${segments.length - 1}]`;
  if (last.kind !== 'mixed') return [`!${module.use(machinery.isValue)}(${segment})`];
  return [`${module.use(machinery.mixedValues)}(${valueLiteral([...last.texts])}, ${segment}) === undefined`];
}

function routesHere(tree: PathTree, isEnd: boolean, context: BranchContext): string[] {
  if (tree.operations.length === 0) return [];
  const found = foundRoutes(tree, undefined, context);
  return isEnd ? [found] : [`if (path.length === ${tree.segments.length}) {\n${found}\n}`];
}

/** Text first, then values, then values that span segments. */
function goOn(tree: PathTree, { names }: BranchContext): string {
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
    type: `ReadonlyMap<string, ${module.use(machinery.FindRoute)}>`,
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

/** A path with a value that spans segments: what comes after it is counted from the end. */
function spanBody(span: SpanEnd, context: BranchContext): string {
  const { module } = context;
  const conditions = span.after.map((segment, index) => {
    const place = index === 0 ? 'path[end]' : `path[end + ${index}]`;
    if (typeof segment === 'string') return `${place} !== ${stringLiteral(segment)}`;
    return `!${module.use(machinery.isValue)}(${place})`;
  });
  return [
    `const end = path.length - ${span.after.length};`,
    ...(conditions.length === 0 ? [] : [`if (${conditions.join(' || ')}) return undefined;`]),
    `const span = ${module.use(machinery.spannedValue)}(path, ${span.start}, end);`,
    'if (span === undefined) return undefined;',
    foundRoutes(span.tree, span.start, context),
  ].join('\n');
}

/** @param end the place that the function reaches by itself. */
function functionOf(tree: PathTree, end: PathTree, statements: string, { names, module }: BranchContext): Statement {
  const parameter = (name: string): string => (new RegExp(`\\b${name}\\b`, 'u').test(statements) ? name : `_${name}`);
  const type = module.use(machinery.FindRoute);
  const initializer = `(${parameter('method')}, ${parameter('path')}) => {\n${statements}\n}`;
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
