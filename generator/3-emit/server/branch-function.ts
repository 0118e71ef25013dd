import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import type { Operation } from '../../2-model/operation.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral, valueLiteral } from '../../code/literal.ts';
import type { Module, Statement } from '../../code/module.ts';
import type { BranchNames } from './branch-names.ts';
import type { Segment } from './path-segments.ts';
import { mixedBranches, type PathTree } from './path-tree.ts';
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

/** The function of a place in a tree of paths, then those of the places after it. */
export function branchFunctions(tree: PathTree, context: BranchContext): Statement[] {
  const after = [...tree.texts.values(), ...mixedBranches(tree), ...(tree.value === undefined ? [] : [tree.value])];
  return [
    branchFunction(tree, context),
    ...textsMap(tree, context),
    ...spanEnds(tree).map((end) => spanFunction(end, context)),
    ...after.flatMap((branch) => branchFunctions(branch, context)),
  ];
}

function branchFunction(tree: PathTree, context: BranchContext): Statement {
  const depth = tree.segments.length;
  const here =
    tree.operations.length === 0
      ? ''
      : `if (path.length === ${depth}) {\n${methodSwitch(tree.operations, tree.segments, context)}\n}\n`;
  return functionOf(tree, `${guard(tree, context)}${here}${goOn(tree, context)}`, context);
}

/** Refuses what is no value where the template has one. */
function guard({ segments }: PathTree, { module }: BranchContext): string {
  const last = segments.at(-1);
  if (typeof last !== 'object') return '';
  const segment = `path[${segments.length - 1}]`;
  if (last.kind !== 'mixed') return `if (!${module.use(machinery.isValue)}(${segment})) return undefined;\n`;
  return `if (${module.use(machinery.mixedValues)}(${valueLiteral([...last.texts])}, ${segment}) === undefined) return undefined;\n`;
}

function goOn(tree: PathTree, context: BranchContext): string {
  const { names } = context;
  const call = (branch: PathTree): string => `${names.of(branch)}(method, path)`;
  const others = [
    ...mixedBranches(tree),
    ...(tree.value === undefined ? [] : [tree.value]),
    ...spanEnds(tree).map((end) => end.tree),
  ];
  const elsewhere = others.map(call);
  const orElse = elsewhere.length === 0 ? 'undefined' : elsewhere.join(' ?? ');
  const segment = `path[${tree.segments.length}]`;
  const texts = [...tree.texts];
  const [first, second] = texts;
  if (first === undefined) return `return ${orElse};`;
  const after = (branch: PathTree): string => [call(branch), ...elsewhere].join(' ?? ');
  if (second === undefined) {
    return `return ${segment} === ${stringLiteral(first[0])} ? ${after(first[1])} : ${orElse};`;
  }
  if (texts.length > mostCases) {
    return [
      `const next = ${mapName(tree, names)}.get(${segment} ?? '');`,
      `return ${['next?.(method, path)', ...elsewhere].join(' ?? ')};`,
    ].join('\n');
  }
  const cases = texts.map(([text, branch]) => `case ${stringLiteral(text)}:\nreturn ${after(branch)};`);
  return `switch (${segment}) {\n${cases.join('\n')}\ndefault:\nreturn ${orElse};\n}`;
}

const mapName = (tree: PathTree, names: BranchNames): string => `texts${names.of(tree).replace(/^after/u, 'After')}`;

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
function spanFunction({ tree, start, after }: SpanEnd, context: BranchContext): Statement {
  const { module } = context;
  const conditions = after.map((segment, index) => {
    const place = `path[end + ${index}]`.replace(' + 0', '');
    return typeof segment === 'string'
      ? `${place} !== ${stringLiteral(segment)}`
      : `!${module.use(machinery.isValue)}(${place})`;
  });
  const body = [
    `const end = path.length - ${after.length};`,
    ...(conditions.length === 0 ? [] : [`if (${conditions.join(' || ')}) return undefined;`]),
    `const span = ${module.use(machinery.spannedValue)}(path, ${start}, end);`,
    'if (span === undefined) return undefined;',
    methodSwitch(tree.operations, tree.segments, context, start),
  ];
  return functionOf(tree, body.join('\n'), context);
}

function functionOf(tree: PathTree, statements: string, { names, module }: BranchContext): Statement {
  const parameter = (name: string): string => (new RegExp(`\\b${name}\\b`, 'u').test(statements) ? name : `_${name}`);
  return {
    kind: StructureKind.Function,
    name: names.of(tree),
    docs: docComment(commentLines(`\`/${tree.segments.map(segmentText).join('/')}\``)),
    parameters: [
      { name: parameter('method'), type: 'string' },
      { name: parameter('path'), type: 'readonly string[]' },
    ],
    returnType: `${module.use(machinery.FoundRoute)} | undefined`,
    statements,
  };
}

const segmentText = (segment: Segment): string => {
  if (typeof segment === 'string') return segment;
  return segment.kind === 'mixed' ? segment.texts.join('{}') : segment.kind === 'span' ? '{…}' : '{}';
};

function methodSwitch(
  operations: readonly Operation[],
  segments: readonly Segment[],
  { module, routeOf }: BranchContext,
  spanStart?: number,
): string {
  const values = segments.flatMap((segment, index) => valueOf(segment, index, spanStart, module)).join(', ');
  const cases = operations.map((operation) => {
    return `case ${stringLiteral(operation.method.toUpperCase())}:\nreturn { route: ${routeOf(operation)}, values: [${values}] };`;
  });
  return `switch (method) {\n${cases.join('\n')}\ndefault:\nreturn undefined;\n}`;
}

function valueOf(segment: Segment, index: number, spanStart: number | undefined, module: Module): string[] {
  if (typeof segment === 'string') return [];
  if (index === spanStart) return ['span'];
  const fromEnd = index - (spanStart ?? 0) - 1;
  const place =
    spanStart !== undefined && index > spanStart ? `path[end + ${fromEnd}]`.replace(' + 0]', ']') : `path[${index}]`;
  if (segment.kind !== 'mixed') return [place];
  return [`...(${module.use(machinery.mixedValues)}(${valueLiteral([...segment.texts])}, ${place}) ?? [])`];
}
