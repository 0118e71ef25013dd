import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Yields a line of text for each type `any` in the TypeScript files below a folder. The text contains the source
 * location and the line of code.
 */
export function* anyTypesIn(folder: string): Generator<string> {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    if (!/\bany\b/u.test(text)) continue;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    for (const node of anyKeywordsIn(file)) {
      const { line } = file.getLineAndCharacterOfPosition(node.end);
      yield `any: ${path}:${line + 1}: ${text.split('\n')[line]?.trim().slice(0, 100) ?? ''}`;
    }
  }
}

function* anyKeywordsIn(root: ts.Node): Generator<ts.Node> {
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.kind === ts.SyntaxKind.AnyKeyword) yield node;
    node.forEachChild((child) => void waiting.push(child));
  }
}
