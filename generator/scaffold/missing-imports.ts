import { ts } from 'ts-morph';
import type { Insertion } from './merge-members.ts';
import type { ImportedName } from './wanted.ts';

/** Imports of names that a file does not have yet, after those that it has. */
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

/** Behind a line that a shell reads. */
const startOf = ({ text }: ts.SourceFile): number => (text.startsWith('#!') ? text.indexOf('\n') + 1 : 0);

/** The names that an import gives to a file as values. */
function importedNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (importClause?.isTypeOnly === true || bindings === undefined || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}
