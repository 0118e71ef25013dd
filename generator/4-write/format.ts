import { format as oxfmt } from 'oxfmt';
import { formatConfig } from './format-config.ts';
import type { PrintedFile } from './printed-file.ts';

// The number of further files that the formatter can accept now. The number of files that are formatted at the same time is limited,
// because the formatter has its own threads, and each thread needs memory. The limit is rather high, because the formatter gets no new
// files while the main thread builds a module: the threads then need other files to format.
let free = 8;
const waiting: (() => void)[] = [];

/**
 * Formats a generated TypeScript file.
 *
 * @throws {Error} with the formatter's code frame, if the text is not valid TypeScript. Such a text is a defect of forgespec.
 */
export async function format(file: PrintedFile): Promise<PrintedFile> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free--;
  const { code, errors } = await oxfmt(file.path, file.text, formatConfig).finally(() => {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  });
  const [error] = errors;
  if (error === undefined) return { path: file.path, text: code };
  throw new Error(`${file.path} is not valid TypeScript: ${error.message}\n${error.codeframe ?? ''}`);
}
