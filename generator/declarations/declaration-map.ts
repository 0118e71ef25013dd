import { relative } from 'node:path';
import { ts } from 'ts-morph';
import { declaredName } from './declared-name.ts';
import { encodeMappings, type Mapping } from './source-map.ts';
import type { SourceName, SourceNames } from './source-name.ts';

/** A file with declarations. */
export interface DeclarationFile {
  /** The name of the file, such as `index.d.ts`. */
  readonly name: string;
  /** The absolute path of the folder. */
  readonly folder: string;
  readonly text: string;
}

/** Returns the text of declarations, followed by a comment with the name of their declaration map. */
export const withMapComment = (text: string, name: string): string =>
  `${text.trimEnd()}\n//# sourceMappingURL=${name}.map\n`;

/**
 * Returns the declaration map of a file, with relative paths. Returns undefined if none of the names that the file declares has a known
 * source location.
 *
 * @param names the known source locations of names.
 */
export function declarationMap({ name, folder, text }: DeclarationFile, names: SourceNames): string | undefined {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const links = linksIn(file, names);
  return links.length === 0 ? undefined : mapText(name, folder, file, links);
}

/** A name in declarations, and the range of the source file to which an editor jumps from this name. */
interface Link {
  readonly name: ts.Node;
  /** The whole declaration. */
  readonly declaration: ts.Node;
  readonly range: NonNullable<SourceName['range']>;
}

function linksIn(file: ts.SourceFile, names: SourceNames): Link[] {
  const collector = new LinkCollector();
  for (const declaration of file.statements.flatMap(declarationsOf)) {
    // A declaration without a source is left out, because the names inside this declaration have no source either.
    if (names.has(mappedName(declaration)?.text ?? '')) collector.add(declaration, names, new Map());
  }
  return collector.links;
}

/** Returns the variables that a statement declares, or the names that it exports. Returns any other statement itself. */
function declarationsOf(statement: ts.Statement): readonly ts.Node[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  const exported = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
  return exported !== undefined && ts.isNamedExports(exported) ? exported.elements : [statement];
}

/** Returns the name that a node declares, or by which it exports another name. */
const mappedName = (node: ts.Node): ReturnType<typeof declaredName> =>
  ts.isExportSpecifier(node) && !ts.isStringLiteral(node.name) ? node.name : declaredName(node);

class LinkCollector {
  readonly links: Link[] = [];

  /**
   * Adds the links of a node, and of all nodes in it.
   *
   * @param known the source locations of the names that the node can declare.
   * @param counts the number of earlier declarations of each name.
   */
  add(node: ts.Node, known: SourceNames, counts: Map<string, number>): void {
    const name = mappedName(node);
    const sources = name === undefined ? undefined : known.get(name.text);
    if (name === undefined || sources === undefined) {
      this.#addChildren(node, known, counts);
      return;
    }
    const source = nextSource(name.text, sources, counts);
    if (source === undefined) return;
    // For a constant, an editor uses the range of the whole statement.
    const declaration = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    if (source.range !== undefined) this.links.push({ name, declaration, range: source.range });
    this.#addChildren(node, source.members, new Map());
  }

  #addChildren(node: ts.Node, known: SourceNames, counts: Map<string, number>): void {
    ts.forEachChild(node, (child) => this.add(child, known, counts));
  }
}

/**
 * Returns the source of the next declaration of a name, and counts this declaration. Several alternatives of a schema can declare the same
 * name. Both the declarations and the sources are in the order of the description, so the second declaration belongs to the second source.
 */
function nextSource(name: string, sources: readonly SourceName[], counts: Map<string, number>): SourceName | undefined {
  const count = counts.get(name) ?? 0;
  counts.set(name, count + 1);
  return sources[Math.min(count, sources.length - 1)];
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
      // An editor needs mappings for the start and the end of the name, and for the start and the end of the whole declaration.
      { generated: at(declaration.getStart(file)), original: start },
      { generated: at(named.getStart(file)), original: start },
      { generated: at(named.getEnd()), original: { ...start, column: range.column + range.nameLength } },
      { generated: at(declaration.getEnd()), original: { source, line: range.endLine, column: range.endColumn } },
    ];
  });
  const lengths = file.getLineStarts().map((start, line, starts) => (starts[line + 1] ?? file.end + 1) - start - 1);
  const sources = paths.map((path) => relative(folder, path).replaceAll('\\', '/'));
  return `${JSON.stringify({ version: 3, file: name, sources, names: [], mappings: encodeMappings(mappings, lengths) })}\n`;
}
