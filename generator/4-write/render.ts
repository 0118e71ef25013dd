import { importText } from '../code/declaration-text.ts';
import type { Module } from '../code/module.ts';
import { StructureKind } from '../code/structure-kind.ts';
import type { ModuleFile, TextFile } from '../3-emit/emitter.ts';
import { format } from './format.ts';
import { createPlaceholders } from './placeholders.ts';
import type { PrintableStructure } from './print.ts';
import type { PrintedFile } from './printed-file.ts';
import type { TextCache } from './text-cache.ts';

/** A printer of structures, which may run in another thread. */
export interface StructurePrinter {
  print(printable: PrintableStructure): Promise<string>;
}

/**
 * Prints and formats generated files.
 *
 * @param firstLine the first line of every TypeScript file.
 */
export async function render(
  outputs: readonly (ModuleFile | TextFile)[],
  printer: StructurePrinter,
  firstLine: string,
  cache: TextCache,
): Promise<PrintedFile[]> {
  // The printer gets all modules at once, so that it never waits for one. The first error rejects the result.
  return Promise.all(
    outputs.map(async (output) => {
      if (output.kind === 'text') {
        const { path, text } = output;
        return cache.fileOf('print', path, text, () => formatted({ path, text }));
      }
      const { path } = output.module;
      return cache.fileOf('print', path, [firstLine, output.module.imports(), output.module.statements], async () => {
        const printed = await printModule(output.module, printer);
        return formatted({ path, text: `${firstLine}\n\n${printed}` });
      });
    }),
  );
}

const formatted = async (file: PrintedFile): Promise<string> =>
  file.path.endsWith('.ts') ? (await format(file)).text : file.text;

async function printModule(module: Module, printer: StructurePrinter): Promise<string> {
  const texts = module.statements.filter((statement) => typeof statement === 'string');
  // A module that consists only of text does not need ts-morph, which would parse it.
  if (texts.length === module.statements.length) return [importTexts(module), ...texts].join('\n\n');
  const placeholders = createPlaceholders();
  const imports = module.imports().map((declaration) => ({ ...declaration, kind: StructureKind.ImportDeclaration }));
  const statements = [...imports, ...module.statements.map(placeholders.take)];
  return placeholders.restore(await printer.print({ path: module.path, structure: { statements } }));
}

const importTexts = (module: Module): string =>
  module
    .imports()
    .map(({ moduleSpecifier, namedImports, isTypeOnly }) => {
      const names = namedImports.map((symbol) => (symbol.isTypeOnly ? `type ${symbol.name}` : symbol.name));
      return importText(moduleSpecifier, names, isTypeOnly);
    })
    .join('\n');
