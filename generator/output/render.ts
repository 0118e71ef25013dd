import { importText } from '../code/declaration-text.ts';
import type { Module } from '../code/module.ts';
import { printStructure } from '../code/print-structure.ts';
import { format } from './format.ts';
import { createFile, type PrintedFile } from './printed-file.ts';

/** Formats a generated file. Only TypeScript files are formatted. */
export const formatted = (file: PrintedFile): Promise<PrintedFile> =>
  createFile('print', file.path, file.text, async () =>
    file.path.endsWith('.ts') ? (await format(file)).text : file.text,
  );

/**
 * Returns the code of a module. A blank line separates the statements, because the formatter preserves blank lines but does not add blank
 * lines.
 *
 * @param firstLine the first line of every TypeScript file.
 */
export const moduleText = (module: Module, firstLine: string): string =>
  [
    firstLine,
    importTexts(module),
    ...module.statements.map((statement) => (typeof statement === 'string' ? statement : printStructure(statement))),
  ].join('\n\n');

const importTexts = (module: Module): string =>
  module
    .imports()
    .map(({ moduleSpecifier, namedImports, isTypeOnly }) => {
      const names = namedImports.map(({ name, alias, isTypeOnly: isType }) => {
        const local = alias === undefined ? name : `${name} as ${alias}`;
        return isType ? `type ${local}` : local;
      });
      return importText(moduleSpecifier, names, isTypeOnly);
    })
    .join('\n');
