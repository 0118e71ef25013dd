import { readFile } from 'node:fs/promises';
import type { Output } from '../3-emit/emitter.ts';
import { format } from './format.ts';
import { print, type PrintedFile } from './print.ts';

const templates = new URL('../../templates/', import.meta.url);

/** The text of every output file, sorted by path. */
export async function render(outputs: readonly Output[], firstLine: string): Promise<PrintedFile[]> {
  const modules = outputs.flatMap((output) => (output.kind === 'module' ? [output.module] : []));
  const printed = print(modules, firstLine).map(format);
  const others = outputs.flatMap((output) => (output.kind === 'module' ? [] : [renderOther(output, firstLine)]));
  const files = await Promise.all([...printed, ...others]);
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function renderOther(output: Exclude<Output, { kind: 'module' }>, firstLine: string): Promise<PrintedFile> {
  if (output.kind === 'text') {
    const file = { path: output.path, text: output.text };
    return output.path.endsWith('.ts') ? format(file) : file;
  }
  const text = await readFile(new URL(output.template, templates), 'utf8');
  return { path: output.path, text: `${firstLine}\n\n${text}` };
}
