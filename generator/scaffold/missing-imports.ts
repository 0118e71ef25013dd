import { ts } from 'ts-morph';
import type { Insertion } from './merge-members.ts';
import type { ImportedName } from './wanted.ts';

/**
 * Returns insertions for the imports that a file does not have yet. The imports are inserted after the last import of
 * the file. If the file has no imports, they are inserted at its start.
 */
export function missingImports(file: ts.SourceFile, needs: readonly ImportedName[]): Insertion[] {
  const imports = file.statements.filter(ts.isImportDeclaration);
  const known = new Set(imports.flatMap(importedNames));
  const missing = new Map(needs.filter(({ name }) => !known.has(name)).map((need) => [need.name, need]));
  if (missing.size === 0) return [];
  const end = file.text.includes('\r\n') ? '\r\n' : '\n';
  const byModule = Map.groupBy(missing.values(), ({ from }) => from);
  const lines = [...byModule].map(
    ([from, names]) => `import { ${names.map(({ name }) => name).join(', ')} } from '${from}';`,
  );
  const last = imports.at(-1);
  return last === undefined
    ? [{ position: startOf(file), text: `${lines.join(end)}${end}` }]
    : [{ position: last.getEnd(), text: lines.map((line) => end + line).join('') }];
}

/**
 * Returns the offset of the start of a file. If the first line begins with `#!`, returns the offset of the second line.
 */
const startOf = ({ text }: ts.SourceFile): number => (text.startsWith('#!') ? text.indexOf('\n') + 1 : 0);

/** Returns the names that an import declaration imports as values. */
function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (importClause?.isTypeOnly === true || bindings === undefined || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}
