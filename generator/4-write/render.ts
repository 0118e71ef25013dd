import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Output } from '../3-emit/emitter.ts';
import { packageRoot } from '../package-root.ts';
import { format } from './format.ts';
import { createPrinter, type Printer, type PrintedFile } from './print.ts';

const templates = join(packageRoot, 'templates');

// The formatter works in threads of its own and holds a file's memory until it is done: few at a time, while the next are printed.
const atOnce = 3;

/** The text of every output file. */
export async function render(outputs: readonly Output[], firstLine: string): Promise<PrintedFile[]> {
  const printer = createPrinter(firstLine);
  const files: PrintedFile[] = [];
  const open = outputs.values();
  const work = async (): Promise<void> => {
    for (const output of open) files.push(await renderOne(output, printer, firstLine));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return files;
}

async function renderOne(output: Output, printer: Printer, firstLine: string): Promise<PrintedFile> {
  switch (output.kind) {
    case 'module':
      return format(printer.print(output.module));
    case 'text':
      return output.path.endsWith('.ts') ? format(output) : { path: output.path, text: output.text };
    case 'template': {
      const text = await readFile(join(templates, output.template), 'utf8');
      return { path: output.path, text: `${firstLine}\n\n${text}` };
    }
  }
}
