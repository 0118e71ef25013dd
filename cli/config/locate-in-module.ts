import { ts } from 'ts-morph';
import type { SourceFile, SourceLocation } from '@forgespec/description/diagnostics';
import type { SettingPath } from '../options/setting.ts';

// This module imports a compiler. It is loaded only to report a fault, because loading it takes time.

const parse = ({ path, text }: SourceFile): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** Returns the first syntax error of a module. Returns undefined if the syntax is correct. */
export function syntaxError(source: SourceFile): { message: string; location: SourceLocation } | undefined {
  const { diagnostics } = ts.transpileModule(source.text, {
    fileName: source.path,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.Latest, module: ts.ModuleKind.ESNext },
  });
  const found = diagnostics?.find(({ start }) => start !== undefined);
  if (found?.start === undefined) return undefined;
  const message = ts.flattenDiagnosticMessageText(found.messageText, ' ');
  return { message, location: locationAt(parse(source), source, found.start, found.length ?? 1) };
}

/**
 * Returns the source location of a value in the default export of a module. If a function call or another module creates the
 * value, returns the location of the nearest enclosing node.
 *
 * @param path the keys that lead from the default export to the value.
 * @param on the node whose location is returned: the key of the value, or the value itself.
 */
export function locateInModule(source: SourceFile, path: SettingPath, on: 'key' | 'value'): SourceLocation {
  const file = parse(source);
  let node = literalOf(exported(file), file);
  let found: ts.Node | undefined = node;
  for (const [index, key] of path.entries()) {
    const member = node && memberOf(node, key, file);
    if (member === undefined) break;
    found = on === 'value' && index === path.length - 1 ? member.value : member.name;
    node = literalOf(member.value, file);
  }
  const start = found?.getStart(file) ?? 0;
  return locationAt(file, source, start, (found?.getEnd() ?? 1) - start);
}

function locationAt(file: ts.SourceFile, source: SourceFile, start: number, length: number): SourceLocation {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const lineEnd = source.text.indexOf('\n', start);
  const longest = (lineEnd === -1 ? source.text.length : lineEnd) - start;
  return { source, line: line + 1, column: character + 1, length: Math.max(1, Math.min(length, longest)) };
}

/** Returns the expression after `export default` or `module.exports =`. */
function exported(file: ts.SourceFile): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) return statement.expression;
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) continue;
    const { left, right } = statement.expression;
    if (left.getText(file) === 'module.exports') return right;
  }
  return undefined;
}

/**
 * Returns the object or array literal to which an expression evaluates. Removes types, parentheses and `defineConfig(…)`, and follows
 * local names.
 */
function literalOf(expression: ts.Expression | undefined, file: ts.SourceFile, depth = 0): ts.Expression | undefined {
  if (expression === undefined || depth > 20) return expression;
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return literalOf(expression.expression, file, depth + 1);
  if (ts.isCallExpression(expression) && expression.expression.getText(file) === 'defineConfig')
    return literalOf(expression.arguments[0], file, depth + 1);
  if (!ts.isIdentifier(expression)) return expression;
  return literalOf(initializerOf(expression.text, file), file, depth + 1) ?? expression;
}

function initializerOf(name: string, file: ts.SourceFile): ts.Expression | undefined {
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return declarations.find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)
    ?.initializer;
}

interface Member {
  readonly name: ts.Node;
  readonly value: ts.Expression;
}

function memberOf(node: ts.Expression, key: number | string, file: ts.SourceFile): Member | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    const value = node.elements[Number(key)];
    return value && { name: value, value };
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  // If a property occurs twice, the later one counts.
  for (const property of node.properties.toReversed()) {
    if (ts.isSpreadAssignment(property)) {
      const inner = literalOf(property.expression, file);
      const found = inner && memberOf(inner, key, file);
      if (found !== undefined) return found;
    } else if (property.name !== undefined && nameOf(property.name) === String(key)) {
      return memberOfProperty(property, property.name);
    }
  }
  return undefined;
}

function memberOfProperty(property: ts.ObjectLiteralElementLike, name: ts.PropertyName): Member | undefined {
  const value = ts.isPropertyAssignment(property) ? property.initializer : name;
  return ts.isExpression(value) ? { name, value } : undefined;
}

const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : undefined;
