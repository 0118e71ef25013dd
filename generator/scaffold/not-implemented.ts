import { ts } from 'ts-morph';
import type { HandlerProgram } from './handler-program.ts';
import { withoutTypes } from './value-expressions.ts';

/** Returns true if a member is a handler that only calls the generated function `notImplemented`. Such a handler responds with 501. */
export function isNotImplemented(program: HandlerProgram, member: ts.Node): boolean {
  const handler = handlerOf(member);
  if (handler === undefined) return false;
  if (ts.isIdentifier(handler)) return isNotImplementedFunction(handler, program);
  if (!ts.isArrowFunction(handler) && !ts.isFunctionExpression(handler) && !ts.isMethodDeclaration(handler))
    return false;
  const result = onlyExpression(handler.body);
  const value = result && withoutTypes(result);
  return value !== undefined && ts.isCallExpression(value) && isNotImplementedFunction(value.expression, program);
}

/** Returns the value of a property. Returns any other member, such as a method, itself. */
function handlerOf(member: ts.Node): ts.Node | undefined {
  if (!ts.isPropertyAssignment(member) && !ts.isPropertyDeclaration(member)) return member;
  return member.initializer && withoutTypes(member.initializer);
}

/** Returns the only expression of a function's body. Returns undefined if the body contains anything else. */
function onlyExpression(body: ts.ConciseBody | undefined): ts.Expression | undefined {
  if (body === undefined || !ts.isBlock(body)) return body;
  const [only, ...others] = body.statements;
  if (only === undefined || others.length > 0) return undefined;
  return ts.isReturnStatement(only) || ts.isExpressionStatement(only) ? only.expression : undefined;
}

/** Returns true if an expression is the generated function `notImplemented`, possibly under another name. */
function isNotImplementedFunction(node: ts.Expression, { checker, server }: HandlerProgram): boolean {
  const generated = server.get('notImplemented');
  const value = withoutTypes(node);
  if (generated === undefined || !ts.isIdentifier(value)) return false;
  const symbol = checker.getSymbolAtLocation(value);
  if (symbol === generated) return true;
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias && checker.getAliasedSymbol(symbol) === generated;
}
