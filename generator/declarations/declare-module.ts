import { dirname } from 'node:path';
import { ts } from 'ts-morph';
import { declarationMap, withMapComment } from './declaration-map.ts';
import type { SourceNames } from './source-name.ts';

/** A TypeScript module to convert. */
export interface DeclarableModule {
  /** The absolute path of the module. */
  readonly path: string;
  readonly text: string;
  /** A map from the exported names of the module to the parts of the description from which these names are derived. */
  readonly names: SourceNames;
}

/** A module that is converted to JavaScript and declarations. */
export interface DeclaredModule {
  readonly code: string;
  readonly declarations: string;
  /** The declaration map. Undefined if no name of the module is derived from the description. */
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
 * Converts a TypeScript module to JavaScript and declarations. The declaration map contains the locations in the description from which the
 * names in the declarations are derived. Editors follow such a map although the description is not a TypeScript file.
 *
 * @throws {Error} if an exported declaration does not state its type. Such a module is a defect of forgespec.
 */
export function declareModule({ path, text, names }: DeclarableModule): DeclaredModule {
  const { outputText: code } = ts.transpileModule(text, { fileName: path, compilerOptions: options });
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(text, { fileName: path, compilerOptions: options });
  const [fault] = diagnostics;
  if (fault !== undefined) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  // The compiler does not always copy the first line, which says that the file is generated.
  const [firstLine = ''] = text.split('\n', 1);
  const whole = outputText.startsWith(firstLine) ? outputText : `${firstLine}\n\n${outputText}`;
  const name = path.replace(/^.*[/\\]/u, '').replace(/\.ts$/u, '.d.ts');
  const map = declarationMap({ name, folder: dirname(path), text: whole }, names);
  return { code, declarations: map === undefined ? whole : withMapComment(whole, name), map };
}
