import { dirname, relative } from 'node:path';
import { ts } from 'ts-morph';
import { encodeMappings, type Mapping } from './source-map.ts';
import type { SourceName, SourceNames } from './source-name.ts';

/** A TypeScript module to convert. */
export interface DeclarableModule {
  /** The absolute path of the module. */
  readonly path: string;
  readonly text: string;
  /** The exported names of the module with their parts of the description. */
  readonly names: SourceNames;
}

/** A module as JavaScript with declarations. */
export interface DeclaredModule {
  readonly code: string;
  readonly declarations: string;
  /** The declaration map; undefined if no name of the module comes from the description. */
  readonly map: string | undefined;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  declaration: true,
};

/**
 * Converts a TypeScript module to JavaScript and declarations. The declaration map leads from the names in the declarations to the
 * description. Editors follow such a map to any text file.
 *
 * @throws {Error} if a declaration depends on another module. Such a module is a defect of forgespec.
 */
export function declareModule({ path, text, names }: DeclarableModule): DeclaredModule {
  const { outputText: code } = ts.transpileModule(text, { fileName: path, compilerOptions: options });
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, { fileName: path, compilerOptions: options });
  const [fault] = diagnostics;
  if (fault !== undefined) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  // The compiler does not copy the first line, which says that the file is generated.
  const [firstLine = ''] = text.split('\n', 1);
  const whole = outputText.startsWith(firstLine) ? outputText : `${firstLine}\n\n${outputText}`;
  const file = ts.createSourceFile('module.d.ts', whole, ts.ScriptTarget.Latest, true);
  const links = linksIn(file, names);
  if (links.length === 0) return { code, declarations: whole, map: undefined };
  const name = path.replace(/^.*[/\\]/u, '').replace(/\.ts$/u, '.d.ts');
  return {
    code,
    declarations: `${whole.trimEnd()}\n//# sourceMappingURL=${name}.map\n`,
    map: mapText(name, dirname(path), file, links),
  };
}

/** A name in declarations, and the part of the description that it comes from. */
interface Link {
  readonly name: ts.Node;
  /** The whole declaration. */
  readonly declaration: ts.Node;
  readonly range: NonNullable<SourceName['range']>;
}

function linksIn(file: ts.SourceFile, names: SourceNames): Link[] {
  const links: Link[] = [];
  const visit = (node: ts.Node, known: SourceNames, counts: Map<string, number>): void => {
    const name = nameOf(node);
    const sources = name === undefined ? undefined : known.get(name.text);
    if (name === undefined || sources === undefined) {
      ts.forEachChild(node, (child) => visit(child, known, counts));
      return;
    }
    // The alternatives of a schema are printed in the order of the description.
    const count = counts.get(name.text) ?? 0;
    counts.set(name.text, count + 1);
    const source = sources[Math.min(count, sources.length - 1)];
    if (source?.range !== undefined) links.push({ name, declaration: node, range: source.range });
    const inside = new Map<string, number>();
    if (source !== undefined) ts.forEachChild(node, (child) => visit(child, source.members, inside));
  };
  ts.forEachChild(file, (statement) => {
    for (const declaration of ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement]) {
      visit(declaration, names, new Map());
    }
  });
  return links;
}

/** Returns the name that a node declares; undefined if the node declares none, or a computed one. */
function nameOf(node: ts.Node): ts.Identifier | ts.NumericLiteral | ts.StringLiteral | undefined {
  const isNamed =
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isParameter(node);
  const name = isNamed ? node.name : undefined;
  const isText = name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name));
  return isText ? name : undefined;
}

function mapText(name: string, folder: string, file: ts.SourceFile, links: readonly Link[]): string {
  const paths = [...new Set(links.map(({ range }) => range.file))].toSorted();
  const mappings = links.flatMap(({ name: named, declaration, range }): Mapping[] => {
    const source = paths.indexOf(range.file);
    const start = { source, line: range.line, column: range.column };
    const at = (offset: number): { line: number; column: number } => {
      const { line, character } = file.getLineAndCharacterOfPosition(offset);
      return { line, column: character };
    };
    return [
      // An editor maps both the name and the whole declaration, each with its start and its end.
      { generated: at(declaration.getStart(file)), original: start },
      { generated: at(named.getStart(file)), original: start },
      { generated: at(named.getEnd()), original: { ...start, column: range.column + range.nameLength } },
      { generated: at(declaration.getEnd()), original: { source, line: range.endLine, column: range.endColumn } },
    ];
  });
  const sources = paths.map((path) => relative(folder, path).replaceAll('\\', '/'));
  return `${JSON.stringify({ version: 3, file: name, sources, names: [], mappings: encodeMappings(mappings) })}\n`;
}
