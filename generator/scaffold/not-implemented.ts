import { ts } from 'ts-morph';
import type { HandlerProgram } from './handler-program.ts';
import { withoutTypes } from './value-expressions.ts';

/** Returns true if a member is a handler that only calls the generated function `notImplemented`. Such a handler responds with 501. */
export function isNotImplemented({ checker, server }: HandlerProgram, member: ts.Node): boolean {
  const generated = server.get('notImplemented');
  const isGenerated = (node: ts.Expression): boolean => {
    const value = withoutTypes(node);
    if (!ts.isIdentifier(value)) return false;
    const symbol = checker.getSymbolAtLocation(value);
    return generated !== undefined && (symbol === generated || aliasedBy(symbol) === generated);
  };
  const aliasedBy = (symbol: ts.Symbol | undefined): ts.Symbol | undefined =>
    symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : undefined;
  const isCall = (node: ts.Expression | undefined): boolean => {
    const value = node === undefined ? undefined : withoutTypes(node);
    return value !== undefined && ts.isCallExpression(value) && isGenerated(value.expression);
  };
  const handler =
    ts.isPropertyAssignment(member) || ts.isPropertyDeclaration(member)
      ? member.initializer && withoutTypes(member.initializer)
      : member;
  if (handler === undefined) return false;
  if (ts.isIdentifier(handler)) return isGenerated(handler);
  if (!ts.isArrowFunction(handler) && !ts.isFunctionExpression(handler) && !ts.isMethodDeclaration(handler))
    return false;
  const { body } = handler;
  if (body === undefined) return false;
  if (!ts.isBlock(body)) return isCall(body);
  const [only, ...others] = body.statements;
  const isSimple = only !== undefined && (ts.isReturnStatement(only) || ts.isExpressionStatement(only));
  return isSimple && others.length === 0 && isCall(only.expression);
}
