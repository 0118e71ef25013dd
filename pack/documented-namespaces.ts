import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';

/**
 * Rewrites a declaration file: each `export * as name from 'module'` becomes a constant with the exports of the module and their comments.
 * The bundler would turn such an export into a list of aliases, for which editors show no comments.
 *
 * @param file the path of the file.
 */
export function documentNamespaces(file: string): void {
  const text = readFileSync(file, 'utf8');
  const namespaces = text.matchAll(/^export \* as (?<name>[\w$]+) from '(?<module>[^']+)\.ts';$/gmu);
  const constants = Array.from(namespaces, ({ groups: { name = '', module = '' } = {} }) => {
    const members = documentedExports(join(dirname(file), `${module}.d.ts`));
    const imported = members.map((member) => `${member.name} as ${name}_${member.name}`).join(', ');
    const properties = members.map(
      (member) => `${member.comment}\n  readonly ${member.name}: typeof ${name}_${member.name};`,
    );
    return `import { ${imported} } from '${module}.ts';\nexport declare const ${name}: {\n${properties.join('\n')}\n};\n`;
  });
  if (constants.length > 0) writeFileSync(file, constants.join('\n'));
}

/** An export of a declaration file that is a value, with its comment. */
interface DocumentedExport {
  readonly name: string;
  readonly comment: string;
}

function documentedExports(file: string): DocumentedExport[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const exported = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    if (exported !== undefined && ts.isNamedExports(exported))
      return exported.elements.map((element) => ({ name: element.name.text, comment: commentOf(element) }));
    if (!ts.isVariableStatement(statement) || !isExported(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => ({
      name: name.getText(source),
      comment: commentOf(statement),
    }));
  });
}

const isExported = ({ modifiers = [] }: { readonly modifiers?: Iterable<ts.ModifierLike> | undefined }): boolean =>
  [...modifiers].some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Returns the last JSDoc comment of a node, or an empty text. */
const commentOf = (node: ts.Node): string =>
  ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc)?.getText(node.getSourceFile()) ?? '';
