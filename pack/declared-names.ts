import { readFileSync } from 'node:fs';
import { ts } from 'ts-morph';
import { declaredName, type SourceName, type SourceNames } from '@forgespec/generator/declarations';

/**
 * Returns the names of the types, functions, classes and constants that a module declares. For each of these names, the result also
 * contains the names of the properties, methods and parameters inside the declaration.
 *
 * @param module the path of the TypeScript or JavaScript module.
 * @param file the path of the module in the source ranges of the result. It can differ from `module`, because the package may contain a
 * copy of the module.
 */
export function declaredNames(module: string, file: string): SourceNames {
  const source = ts.createSourceFile(module, readFileSync(module, 'utf8'), ts.ScriptTarget.Latest, true);
  const collect = (node: ts.Node, names: Map<string, SourceName[]>): void => {
    // The statements of a function are not part of its declaration.
    if (ts.isBlock(node)) return;
    const name = declaredName(node);
    const members = name === undefined ? names : new Map<string, SourceName[]>();
    ts.forEachChild(node, (child) => collect(child, members));
    if (name === undefined) return;
    const start = source.getLineAndCharacterOfPosition(name.getStart(source));
    const end = source.getLineAndCharacterOfPosition(node.getEnd());
    const range = {
      file,
      line: start.line,
      column: start.character,
      endLine: end.line,
      endColumn: end.character,
      nameLength: name.getWidth(source),
    };
    names.set(name.text, [...(names.get(name.text) ?? []), { range, members }]);
  };
  const names = new Map<string, SourceName[]>();
  ts.forEachChild(source, (statement) => collect(statement, names));
  return names;
}
