import { dirname } from 'node:path';
import { ts } from 'ts-morph';
import { declarationMap, withMapComment } from './declaration-map.ts';
import type { SourceNames } from './source-name.ts';

/** A TypeScript module to convert. */
export interface DeclarableModule {
  /** The absolute path of the module. */
  readonly path: string;
  readonly text: string;
  /** The exported names of the module, with the parts of the description that they come from. */
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
 * Converts a TypeScript module to JavaScript and declarations. The declaration map contains, for names in the declarations, their locations
 * in the description. Editors follow such a map although the description is not a TypeScript file.
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
