import { format as oxfmt } from 'oxfmt';
import { formatConfig } from './format-config.ts';
import type { PrintedFile } from './printed-file.ts';

// Limits the number of files that are formatted at the same time. The formatter has its own threads, and each of them needs memory. The
// formatter gets new files only when the main thread has finished building a module. Therefore, more files than there are processors must
// be ready.
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
