import { recall } from '@forgespec/description/memory';
import { importText } from '../code/declaration-text.ts';
import type { Module } from '../code/module.ts';
import { printStructure } from '../code/print-structure.ts';
import type { ModuleFile, TextFile } from '../emitters/emitter.ts';
import { format } from './format.ts';
import type { PrintedFile } from './printed-file.ts';
import type { TextCache } from './text-cache.ts';

/**
 * Prints and formats a generated file.
 *
 * @param firstLine the first line of every TypeScript file.
 */
export async function render(output: ModuleFile | TextFile, firstLine: string, cache: TextCache): Promise<PrintedFile> {
  const file: PrintedFile = output.kind === 'text' ? output : printed(output.module, firstLine, cache);
  return cache.fileOf('print', file.path, file.text, () => formatted(file));
}

/** Prints a module. If the emitter has returned the same `Module` object as in the previous run, returns the text of the previous run. */
const printed = (module: Module, firstLine: string, cache: TextCache): PrintedFile =>
  recall(cache, `code of ${module.path}`, [module, firstLine], () => ({
    path: module.path,
    text: `${firstLine}\n\n${moduleText(module)}`,
  }));

const formatted = async (file: PrintedFile): Promise<string> =>
  file.path.endsWith('.ts') ? (await format(file)).text : file.text;

/**
 * Returns the code of a module. A blank line separates the statements, because the formatter preserves blank lines but does not add blank
 * lines.
 */
const moduleText = (module: Module): string =>
  [
    importTexts(module),
    ...module.statements.map((statement) => (typeof statement === 'string' ? statement : printStructure(statement))),
  ].join('\n\n');

const importTexts = (module: Module): string =>
  module
    .imports()
    .map(({ moduleSpecifier, namedImports, isTypeOnly }) => {
      const names = namedImports.map((symbol) => (symbol.isTypeOnly ? `type ${symbol.name}` : symbol.name));
      return importText(moduleSpecifier, names, isTypeOnly);
    })
    .join('\n');
