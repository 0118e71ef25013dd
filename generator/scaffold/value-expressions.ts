import { ts } from 'ts-morph';

/** Removes parentheses, `await`, `satisfies`, `as` and `!` around an expression. */
export function withoutTypes(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isTypeAssertionExpression(expression) ||
    ts.isAwaitExpression(expression);
  return isWrapped ? withoutTypes(expression.expression) : expression;
}

/** Returns the expressions directly below a node whose values the node assigns, passes or returns. */
export function valuesOf(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node.arguments ?? [];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return [node.right];
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : [node.body];
  const hasExpression =
    ts.isReturnStatement(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isExportAssignment(node);
  if (hasExpression) return node.expression === undefined ? [] : [node.expression];
  const hasInitializer =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isParameter(node);
  return hasInitializer && node.initializer !== undefined ? [node.initializer] : [];
}

/** Returns the expressions that a function returns. Ignores the functions inside this function. */
export function functionResults(node: ts.Node): ts.Expression[] {
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return [node.body];
  const found: ts.Expression[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isReturnStatement(child) && child.expression !== undefined) found.push(child.expression);
    if (!ts.isFunctionLike(child)) ts.forEachChild(child, visit);
  };
  if (ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  return found;
}
