import { ts } from 'ts-morph';
import type { HandlerProgram } from './handler-program.ts';
import type { ImportedName, Insertion } from './wanted.ts';

/** The name under which a file uses an export of another module. */
export interface LocalName {
  readonly name: string;
  /** The import that must be added. Undefined if the file already has it. */
  readonly missing: MissingImport | undefined;
}

export interface MissingImport extends ImportedName {
  /** The name in the file. It differs from `name` if the file already uses `name` for something else. */
  readonly local: string;
}

/**
 * Returns the name under which a file can use an export. If the file already imports the export, returns its name in the file. If the name
 * has another meaning in the file, returns a new name.
 */
export function localName(file: ts.SourceFile, need: ImportedName, program: HandlerProgram): LocalName {
  const existing = importedNameOf(file, need, program);
  if (existing !== undefined) return { name: existing, missing: undefined };
  const taken = declaredNames(file);
  const local = [
    need.name,
    need.otherName,
    ...Array.from({ length: 100 }, (_, index) => `${need.otherName}${index + 2}`),
  ].find((name) => !taken.has(name));
  const name = local ?? need.name;
  return { name, missing: { ...need, local: name } };
}

function importedNameOf(file: ts.SourceFile, need: ImportedName, program: HandlerProgram): string | undefined {
  for (const { moduleSpecifier, importClause } of file.statements.filter(ts.isImportDeclaration)) {
    if (!ts.isStringLiteral(moduleSpecifier)) continue;
    const isSame = need.isFromServer
      ? program.isServer(moduleSpecifier.text, file)
      : moduleSpecifier.text === need.from;
    const bindings = importClause?.namedBindings;
    if (!isSame || importClause?.isTypeOnly === true || bindings === undefined || !ts.isNamedImports(bindings))
      continue;
    const found = bindings.elements.find(
      ({ isTypeOnly, name, propertyName }) => !isTypeOnly && (propertyName ?? name).text === need.name,
    );
    if (found !== undefined) return found.name.text;
  }
  return undefined;
}

/** Returns all names that a file declares anywhere, such as variables, parameters and imports. */
function declaredNames(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isClassLike(node) ||
      ts.isEnumDeclaration(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node) ||
      ts.isImportSpecifier(node) ||
      ts.isImportEqualsDeclaration(node);
    if (isDeclaration && node.name !== undefined && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/**
 * Returns insertions for imports. They are inserted after the last import of the file. If the file has no imports, they are inserted at its
 * start.
 */
export function importInsertions(file: ts.SourceFile, needs: readonly MissingImport[]): Insertion[] {
  const missing = new Map(needs.map((need) => [need.local, need]));
  if (missing.size === 0) return [];
  const end = file.text.includes('\r\n') ? '\r\n' : '\n';
  const shown = ({ name, local }: MissingImport): string => (name === local ? name : `${name} as ${local}`);
  const byModule = Map.groupBy(missing.values(), ({ from }) => from);
  const lines = [...byModule].map(([from, names]) => `import { ${names.map(shown).join(', ')} } from '${from}';`);
  const last = file.statements.findLast(ts.isImportDeclaration);
  return last === undefined
    ? [{ position: startOf(file), text: `${lines.join(end)}${end}` }]
    : [{ position: endOfLine(file, last), text: lines.map((line) => end + line).join('') }];
}

/** Returns the offset of the end of a statement. If a comment follows in the same line, returns the end of the comment. */
function endOfLine({ text }: ts.SourceFile, statement: ts.Statement): number {
  const end = statement.getEnd();
  return end + (/^[^\S\r\n]*\/\/[^\r\n]*/u.exec(text.slice(end))?.[0].length ?? 0);
}

/**
 * Returns the offset of the start of a file. If the first line begins with `#!`, returns the offset of the second line.
 */
const startOf = ({ text }: ts.SourceFile): number => (text.startsWith('#!') ? text.indexOf('\n') + 1 : 0);
