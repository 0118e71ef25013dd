import { importText } from '../code/declaration-text.ts';
import type { Module } from '../code/module.ts';
import { printStructure } from '../code/print-structure.ts';
import type { ModuleFile, TextFile } from '../3-emit/emitter.ts';
import { format } from './format.ts';
import { recall } from '../memory/memory.ts';
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

/**
 * Prints a module. If an emitter has not built the module again, it returns the same object as in the previous run. Then the printed text
 * is used again.
 */
const printed = (module: Module, firstLine: string, cache: TextCache): PrintedFile =>
  recall(cache, `code of ${module.path}`, [module, firstLine], () => ({
    path: module.path,
    text: `${firstLine}\n\n${moduleText(module)}`,
  }));

const formatted = async (file: PrintedFile): Promise<string> =>
  file.path.endsWith('.ts') ? (await format(file)).text : file.text;

/** Returns the code of a module. Each statement begins with a blank line, because the formatter preserves blank lines but adds none. */
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
