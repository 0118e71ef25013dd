import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import ts from 'typescript';

/** A built file with its declarations, exports and imports. */
interface BuiltFile {
  readonly name: string;
  readonly source: ts.SourceFile;
  readonly declarations: ReadonlyMap<string, NamedNode>;
  /** The exports, by name. A value is a local name, or a name in another built file. */
  readonly exports: ReadonlyMap<string, Reference>;
  readonly imports: ReadonlyMap<string, Reference>;
}

interface Reference {
  readonly name: string;
  /** The file that has the name; undefined for the same file. */
  readonly from?: string;
}

type NamedNode = ts.NamedDeclaration & { readonly name: ts.PropertyName | ts.Identifier };

/** A name in a declaration, and the same name in the JavaScript that implements it. */
interface Link {
  readonly declared: ts.Node;
  readonly implemented: ts.Node;
}

/**
 * Writes a declaration map for each declaration file of a built package. "Go to Definition" on a function, class, method or constant
 * then opens its JavaScript. A type exists only in its declaration, so the editor stays there.
 *
 * @param folder the folder with the `.js` and `.d.ts` files of the package.
 */
export function writeDeclarationMaps(folder: string): void {
  const names = readdirSync(folder).filter((name) => /\.(?:js|d\.ts)$/u.test(name));
  const files = new Map(names.map((name) => [name, readBuiltFile(folder, name)]));
  const links = new Map<ts.SourceFile, Map<string, Link>>();
  for (const [name, file] of files) {
    const implementation = name.endsWith('.d.ts') ? files.get(name.replace(/\.d\.ts$/u, '.js')) : undefined;
    if (implementation === undefined) continue;
    for (const exported of file.exports.keys()) {
      const declared = resolve(files, file, exported);
      const implemented = resolve(files, implementation, exported);
      if (declared === undefined || implemented === undefined) continue;
      for (const link of linksBetween(declared, implemented)) {
        const source = link.declared.getSourceFile();
        const known = links.get(source) ?? new Map<string, Link>();
        links.set(source, known.set(String(link.declared.getStart()), link));
      }
    }
  }
  for (const [source, found] of links) writeMap(folder, source, [...found.values()]);
}

/** Links the names of two declarations and, if both are classes, the names of their members. */
function linksBetween(declared: NamedNode, implemented: NamedNode): Link[] {
  const link = { declared: declared.name, implemented: implemented.name };
  if (!ts.isClassDeclaration(declared)) return [link];
  const body = ts.isVariableDeclaration(implemented) ? implemented.initializer : implemented;
  if (body === undefined || !ts.isClassLike(body)) return [link];
  const members = new Map(body.members.map((member) => [member.name?.getText(), member.name]));
  return [
    link,
    ...declared.members.flatMap(({ name }) => {
      const member = name && members.get(name.getText());
      return name && member ? [{ declared: name, implemented: member }] : [];
    }),
  ];
}

function writeMap(folder: string, source: ts.SourceFile, links: readonly Link[]): void {
  const sources = [...new Set(links.map(({ implemented }) => implemented.getSourceFile().fileName))].toSorted();
  const mappings: SourceMapMappings = Array.from(source.getLineStarts(), () => []);
  for (const { declared, implemented } of links.toSorted((a, b) => a.declared.pos - b.declared.pos)) {
    const file = implemented.getSourceFile();
    const index = sources.indexOf(file.fileName);
    const { line, character } = source.getLineAndCharacterOfPosition(declared.getStart());
    const start = file.getLineAndCharacterOfPosition(implemented.getStart());
    // For a position between two segments, an editor uses the later segment. So a segment without a source precedes
    // each link; otherwise other names would lead to the source of the next link.
    mappings[line]?.push(
      ...(character === 0 ? [] : [[character - 1] as [number]]),
      [character, index, start.line, start.character],
      [character + declared.getWidth(), index, start.line, start.character + implemented.getWidth()],
    );
  }
  const map = `${source.fileName}.map`;
  const content = { version: 3, file: source.fileName, sources, names: [], mappings: encode(mappings) };
  writeFileSync(join(folder, map), JSON.stringify(content));
  writeFileSync(join(folder, source.fileName), `${source.text.trimEnd()}\n//# sourceMappingURL=${map}\n`);
}

/** Returns the declaration of an export, which can be in another built file; undefined if it is not found. */
function resolve(files: ReadonlyMap<string, BuiltFile>, file: BuiltFile, exported: string): NamedNode | undefined {
  const reference = file.exports.get(exported);
  if (reference === undefined) return undefined;
  const target = reference.from === undefined ? file.imports.get(reference.name) : reference;
  if (target === undefined) return file.declarations.get(reference.name);
  const next = target.from === undefined ? undefined : files.get(target.from);
  return next && resolve(files, next, target.name);
}

function readBuiltFile(folder: string, name: string): BuiltFile {
  const source = ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, NamedNode>();
  const exports = new Map<string, Reference>();
  const imports = new Map<string, Reference>();
  const isDeclaration = name.endsWith('.d.ts');
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (ts.isIdentifier(declaration.name)) declarations.set(declaration.name.text, declaration as NamedNode);
      }
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) declarations.set(statement.name.text, statement as NamedNode);
    } else if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      const from = builtName(statement.moduleSpecifier, isDeclaration);
      for (const { name: exported, propertyName } of statement.exportClause.elements) {
        exports.set(exported.text, { name: (propertyName ?? exported).text, ...(from !== undefined && { from }) });
      }
    } else if (ts.isImportDeclaration(statement)) {
      const from = builtName(statement.moduleSpecifier, isDeclaration);
      const bindings = statement.importClause?.namedBindings;
      if (from === undefined || bindings === undefined || !ts.isNamedImports(bindings)) continue;
      for (const { name: local, propertyName } of bindings.elements) {
        imports.set(local.text, { name: (propertyName ?? local).text, from });
      }
    }
  }
  return { name, source, declarations, exports, imports };
}

/** Returns the built file that a module specifier names: in a declaration file, `./shared.js` is `shared.d.ts`. */
function builtName(specifier: ts.Expression | undefined, isDeclaration: boolean): string | undefined {
  if (specifier === undefined || !ts.isStringLiteral(specifier)) return undefined;
  const name = specifier.text.replace(/^\.\//u, '');
  return isDeclaration ? name.replace(/\.js$/u, '.d.ts') : name;
}
