import { availableParallelism } from 'node:os';
import { format as oxfmt } from 'oxfmt';
import { formatConfig } from './format-config.ts';
import type { PrintedFile } from './printed-file.ts';

// The number of further files that the formatter can accept now. The formatter has one thread for each processor. One additional file waits
// in the formatter, so that a thread that has finished can start the next file immediately. More waiting files would need more memory, but
// save no time.
let free = availableParallelism() + 1;
const waiting: (() => void)[] = [];

/**
 * Formats a generated TypeScript file.
 *
 * @throws {Error} if the text is not valid TypeScript. The message contains a code frame. The cause is a defect of forgespec.
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
