import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { validatorsOf } from './validators-of.ts';

const folder = join(import.meta.dirname, '../../generated/validators');

/** Returns the code of a function without its name and without texts. Property keys are not removed. */
function shapeOf(declaration: ts.FunctionDeclaration, file: ts.SourceFile): string {
  const tokensOf = (node: ts.Node): string[] => {
    if (node.kind === ts.SyntaxKind.ExportKeyword || node.kind === ts.SyntaxKind.CommaToken) return [];
    if (ts.isElementAccessExpression(node)) return [node.getText(file)];
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      return ['text'];
    if (ts.isIdentifier(node) && node.text === declaration.name?.text) return ['name'];
    const children = node.getChildren(file);
    return children.length === 0 ? [node.getText(file)] : children.flatMap(tokensOf);
  };
  return declaration
    .getChildren(file)
    .filter((child) => !ts.isJSDoc(child))
    .flatMap(tokensOf)
    .join(' ');
}

/** Returns the names of functions whose code is the same as that of an earlier function. */
function repeated(files: readonly string[]): string[] {
  const known = new Set<string>();
  return files.flatMap((path) => {
    const file = ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest, true);
    return file.statements.filter(ts.isFunctionDeclaration).flatMap((declaration) => {
      const shape = shapeOf(declaration, file);
      if (known.has(shape)) return [`${path}: ${declaration.name?.text}`];
      known.add(shape);
      return [];
    });
  });
}

const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.startsWith('runtime'),
);

test('no two functions of a generated module differ only in their names and texts', () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.flatMap((path) => repeated([path]))).toEqual([]);
});

test('few functions of different generated modules differ only in their names and texts', () => {
  expect(repeated(modules).length).toBeLessThanOrEqual(2);
});

const ids = { anyOf: [{ type: 'array', items: { type: 'integer' } }, { enum: ['', 0] }] };
const point = { type: 'object', required: ['x'], properties: { x: { type: 'integer' } } };

test('equal schemas share a function, and their issues have pointers of their own', async () => {
  const validators = await validatorsOf({
    Pair: { type: 'object', properties: { first: ids, second: ids } },
    Point: point,
    OtherPoint: point,
  });
  const pointersOf = (name: string, value: unknown): string[] | undefined =>
    validators
      .get(name)
      ?.check(value)
      .map(({ schema }) => schema);
  expect(pointersOf('Pair', { first: true, second: ['a'] })).toEqual([
    '#/components/schemas/Pair/properties/first/anyOf',
    '#/components/schemas/Pair/properties/second/anyOf/0/items/type',
  ]);
  expect(pointersOf('Point', {})).toEqual(['#/components/schemas/Point/required']);
  expect(pointersOf('OtherPoint', {})).toEqual(['#/components/schemas/OtherPoint/required']);
});
