import ts from 'typescript';
import type { Sentence } from './sentence.ts';

const declarations: readonly string[] = ['describe', 'it', 'test'];

/** Returns the name at the beginning of an expression: `test` for `test`, `test.each(…)` and `test.skipIf(…)`. */
function firstName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return firstName(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return firstName(expression.tag);
  return undefined;
}

/** Returns the text of a string literal or a template. A value in a template becomes `…`. */
function literalText(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

/** Returns the titles of the tests and groups of tests that a file declares. */
export function testTitles(file: string, source: ts.SourceFile): readonly Sentence[] {
  const titles: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declarations.includes(firstName(node.expression) ?? '')) {
      const text = literalText(node.arguments[0]);
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      if (text !== undefined) titles.push({ file, line, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}
