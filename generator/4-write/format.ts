import { format as oxfmt } from 'oxfmt';
import { formatConfig } from './format-config.ts';
import type { PrintedFile } from './printed-file.ts';

/**
 * The greatest number of characters that are formatted at the same time, except in a single file with more. The formatter has its own
 * threads, and keeps each file in memory until it is formatted.
 */
const CHARACTERS_AT_ONCE = 500_000;

let characters = 0;
const waiting: { readonly size: number; readonly start: () => void }[] = [];

/** Starts the files for which there is room, in their order. */
function startWaiting(): void {
  for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
    if (characters > 0 && characters + next.size > CHARACTERS_AT_ONCE) return;
    characters += next.size;
    waiting.shift();
    next.start();
  }
}

/**
 * Formats a generated TypeScript file.
 *
 * @throws {Error} with the formatter's code frame, if the text is not valid TypeScript. Such a text is a defect of forgespec.
 */
export async function format(file: PrintedFile): Promise<PrintedFile> {
  const size = file.text.length;
  await new Promise<void>((start) => {
    waiting.push({ size, start });
    startWaiting();
  });
  const { code, errors } = await oxfmt(file.path, file.text, formatConfig).finally(() => {
    characters -= size;
    startWaiting();
  });
  const [error] = errors;
  if (error === undefined) return { path: file.path, text: code };
  throw new Error(`${file.path} is not valid TypeScript: ${error.message}\n${error.codeframe ?? ''}`);
}
