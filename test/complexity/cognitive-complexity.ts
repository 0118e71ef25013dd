import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A function that is not inside another function, and its cognitive complexity. */
export interface MeasuredFunction {
  readonly file: string;
  readonly line: number;
  /** The name of the function, or an empty string if it has no name. */
  readonly name: string;
  readonly complexity: number;
}

/**
 * Returns the outermost functions of a file with their cognitive complexity, as G. Ann Campbell's paper "Cognitive Complexity" defines it.
 * The functions inside a function count as parts of it, one level deeper: a function whose inner functions share its variables is one unit
 * for its reader. Biome, whose limit is in `test/complexity/limit.json`, measures each inner function for itself.
 */
export function measureFile(file: string): MeasuredFunction[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: MeasuredFunction[] = [];
  const visit = (node: ts.Node): void => {
    if (!isFunctionWithBody(node)) return ts.forEachChild(node, visit);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ file, line, name: nameOf(node), complexity: complexityOf(node) });
  };
  visit(source);
  return found;
}

type FunctionWithBody = ts.FunctionLikeDeclaration & { readonly body: ts.Node };

const isFunctionWithBody = (node: ts.Node): node is FunctionWithBody =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;

function nameOf(node: FunctionWithBody): string {
  const { name } = ts.isVariableDeclaration(node.parent) ? node.parent : node;
  return name !== undefined && ts.isIdentifier(name) ? name.text : '';
}

function complexityOf(outer: FunctionWithBody): number {
  let sum = 0;
  const name = nameOf(outer);
  const visitAll = (nodes: readonly (ts.Node | undefined)[], nesting: number): void => {
    for (const node of nodes) if (node !== undefined) visit(node, nesting);
  };
  const visitIf = (node: ts.IfStatement, nesting: number, isElseIf: boolean): void => {
    sum += isElseIf ? 1 : 1 + nesting;
    visit(node.expression, nesting);
    visit(node.thenStatement, nesting + 1);
    if (node.elseStatement === undefined) return;
    if (ts.isIfStatement(node.elseStatement)) return visitIf(node.elseStatement, nesting, true);
    sum += 1;
    visit(node.elseStatement, nesting + 1);
  };
  const visit = (node: ts.Node, nesting: number): void => {
    if (ts.isIfStatement(node)) return visitIf(node, nesting, false);
    if (ts.isConditionalExpression(node)) {
      sum += 1 + nesting;
      visit(node.condition, nesting);
      return visitAll([node.whenTrue, node.whenFalse], nesting + 1);
    }
    if (isNesting(node)) sum += 1 + nesting;
    else if (isJump(node) || startsLogicalSequence(node) || isCallOf(node, name)) sum += 1;
    const inner = isNesting(node) || isFunctionWithBody(node) ? nesting + 1 : nesting;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  ts.forEachChild(outer, (child) => visit(child, 0));
  return sum;
}

const isNesting = (node: ts.Node): boolean =>
  ts.isIterationStatement(node, false) || ts.isCatchClause(node) || ts.isSwitchStatement(node);

const isJump = (node: ts.Node): boolean => ts.isBreakOrContinueStatement(node) && node.label !== undefined;

const isCallOf = (node: ts.Node, name: string): boolean =>
  name !== '' && ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

const logicalOperators = [
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
];

/** Returns true for the first operator of a sequence of the same logical operator: once for `a && b && c`, twice for `a && b || c`. */
function startsLogicalSequence(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !logicalOperators.includes(node.operatorToken.kind)) return false;
  let { parent } = node;
  while (ts.isParenthesizedExpression(parent)) ({ parent } = parent);
  return !ts.isBinaryExpression(parent) || parent.operatorToken.kind !== node.operatorToken.kind;
}
