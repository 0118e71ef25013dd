import { ts } from 'ts-morph';

/** A hand-written object literal or class with handlers. */
export type WrittenObject = ts.ClassDeclaration | ts.ClassExpression | ts.ObjectLiteralExpression;

/**
 * Returns the objects and classes in a file that have the type `type`. If this type is called `Type`, examples are `const x: Type = {…}`,
 * `{…} satisfies Type`, the result of a function that returns `Type`, and a class that implements `Type`. The type may be wrapped, as in
 * `Partial<Type>`.
 */
export function writtenObjects(file: ts.SourceFile, type: string): WrittenObject[] {
  const found: WrittenObject[] = [];
  const names = (node: ts.Node | undefined): boolean => node !== undefined && mentions(node, type);
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && names(node.type)) add(node.initializer);
    else if (ts.isSatisfiesExpression(node) && names(node.type)) add(node.expression);
    else if (ts.isFunctionLike(node) && names(node.type)) {
      if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) add(node.body);
      else returnsOf(node).forEach(add);
    } else if (ts.isClassLike(node)) {
      const clauses = node.heritageClauses ?? [];
      if (clauses.some(({ token, types }) => token === ts.SyntaxKind.ImplementsKeyword && types.some(names)))
        found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  const add = (expression: ts.Expression | undefined): void => {
    const inner = expression === undefined ? undefined : withoutTypes(expression);
    if (inner !== undefined && ts.isObjectLiteralExpression(inner) && !found.includes(inner)) found.push(inner);
  };
  visit(file);
  return found;
}

/** Removes parentheses, `satisfies` and `as` around an expression. */
function withoutTypes(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression);
  return isWrapped ? withoutTypes(expression.expression) : expression;
}

function mentions(node: ts.Node, type: string): boolean {
  if (ts.isIdentifier(node)) return node.text === type;
  return ts.forEachChild(node, (child) => mentions(child, type)) ?? false;
}

/** Returns the expressions that a function returns. Ignores the functions inside this function. */
function returnsOf(node: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isReturnStatement(child) && child.expression !== undefined) found.push(child.expression);
    if (!ts.isFunctionLike(child)) ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** Returns the members of an object with their names. An unknown name, as in `...others`, is undefined. */
export const memberNames = (object: WrittenObject): { name: string | undefined; node: ts.Node }[] =>
  [...(ts.isObjectLiteralExpression(object) ? object.properties : object.members)]
    .filter((member) => !ts.isConstructorDeclaration(member) && !isHidden(member))
    .map((node) => ({ name: nameOf(node), node }));

/** Returns true for private, protected and static members of a class, which are not handlers. */
const isHidden = (node: ts.Node): boolean =>
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) =>
      [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.StaticKeyword].includes(kind),
    )) ||
  (ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name));

function nameOf({ name }: ts.ClassElement | ts.ObjectLiteralElementLike): string | undefined {
  if (name === undefined || ts.isComputedPropertyName(name)) return undefined;
  return name.text;
}
