import { ts } from 'ts-morph';

/**
 * Returns the name that a node declares. Returns undefined if the node declares no name, or if the name is computed.
 */
export function declaredName(node: ts.Node): ts.Identifier | ts.NumericLiteral | ts.StringLiteral | undefined {
  const isNamed =
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isClassElement(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodSignature(node) ||
    ts.isParameter(node);
  const name = isNamed ? node.name : undefined;
  const isText = name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name));
  return isText ? name : undefined;
}
