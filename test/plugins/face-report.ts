import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/**
 * Returns the declarations of all exports of a module as text, sorted by name, without comments and without the bodies of functions. A change of
 * the text is a change of the interface that the module offers.
 */
export function faceReport(file: string): string {
  const path = join(root, file);
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const program = ts.createProgram([path], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} has no exports.`);
  const printer = ts.createPrinter({ removeComments: true });
  const entries = checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const texts = (symbol.declarations ?? []).map((declaration) => printed(declaration, printer, checker));
    return [exported.name, texts.join('\n')] as const;
  });
  return entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n\n');
}

function printed(declaration: ts.Declaration, printer: ts.Printer, checker: ts.TypeChecker): string {
  if (ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration)) {
    return checker.typeToString(
      checker.getTypeAtLocation(declaration),
      declaration,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
  }
  return printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
}
