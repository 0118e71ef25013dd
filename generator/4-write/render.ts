import type { ModuleFile, Output, TextFile } from '../3-emit/emitter.ts';
import { copyTemplates } from './copy-templates.ts';
import { format } from './format.ts';
import { createPrinter, type Printer, type PrintedFile } from './print.ts';

// The formatter works in threads of its own and holds a file's memory until it is done: few at a time, while the next are printed.
const atOnce = 3;

/** The text of every output file. */
export async function render(outputs: readonly Output[], firstLine: string): Promise<PrintedFile[]> {
  const printer = createPrinter(firstLine);
  const templates = outputs.filter((output) => output.kind === 'template');
  const others = outputs.filter((output) => output.kind !== 'template');
  const files: PrintedFile[] = [];
  const open = others.values();
  const work = async (): Promise<void> => {
    for (const output of open) files.push(await renderOne(output, printer));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return [...files, ...(await copyTemplates(templates, firstLine))];
}

async function renderOne(output: ModuleFile | TextFile, printer: Printer): Promise<PrintedFile> {
  if (output.kind === 'module') return format(printer.print(output.module));
  return output.path.endsWith('.ts') ? format(output) : { path: output.path, text: output.text };
}
