import ts from 'typescript';

/** A small change of a source file. At least one test should fail with it. */
export interface Mutant {
  /** Offset of the replaced text in the file. */
  readonly start: number;
  /** Offset of the first character after the replaced text. */
  readonly end: number;
  readonly replacement: string;
}

const operators: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '===': '!==',
    '!==': '===',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '&&': '||',
    '||': '&&',
    '??': '&&',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
  }),
);

/** Pairs of methods that are easily confused. */
const methods: ReadonlyMap<string, string> = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    slice: 'at',
    filter: 'map',
    flatMap: 'map',
    toSorted: 'slice',
    push: 'unshift',
  }),
);

/** Returns all mutants of a source file: other operators, conditions, literals and methods, and removed calls. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const add = (node: ts.Node, replacement: string): void => {
    found.push({ start: node.getStart(), end: node.getEnd(), replacement });
  };
  const visit = (node: ts.Node): void => {
    // Types do not exist when the program runs, and imports have no behaviour.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const replacement = operators.get(node.operatorToken.getText());
      if (replacement !== undefined && !isBesideOther(node)) add(node.operatorToken, replacement);
    } else if (ts.isIfStatement(node)) {
      add(node.expression, 'true');
      add(node.expression, 'false');
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, 'true');
      add(node.condition, 'false');
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText());
    } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      add(node, String(node.kind === ts.SyntaxKind.FalseKeyword));
    } else if (ts.isStringLiteral(node) && !ts.isLiteralTypeNode(node.parent)) {
      add(node, node.text === '' ? "'mutant'" : "''");
    } else if (ts.isNumericLiteral(node)) {
      add(node, String(Number(node.text) + 1));
    } else if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent)) {
      const replacement = methods.get(node.name.text);
      if (replacement !== undefined && node.parent.expression === node) add(node.name, replacement);
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      add(node, ';');
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/**
 * Returns true for a `??` that is beside another logical operator. Replacing this `??` with `&&` would be a syntax error without
 * parentheses.
 */
function isBesideOther({ left, operatorToken, parent, right }: ts.BinaryExpression): boolean {
  if (operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return false;
  return [left, parent, right].some(
    (other) => ts.isBinaryExpression(other) && ['??', '&&', '||'].includes(other.operatorToken.getText()),
  );
}
