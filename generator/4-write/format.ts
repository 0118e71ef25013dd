import { format as oxfmt } from 'oxfmt';
import { formatConfig } from './format-config.ts';
import type { PrintedFile } from './printed-file.ts';

/**
 * Formats a generated TypeScript file.
 *
 * @throws {Error} with the formatter's code frame, when the text does not parse: that is a defect of forgespec.
 */
export async function format(file: PrintedFile): Promise<PrintedFile> {
  const { code, errors } = await oxfmt(file.path, file.text, formatConfig);
  const [error] = errors;
  if (error === undefined) return { path: file.path, text: code };
  throw new Error(`${file.path} is not valid TypeScript: ${error.message}\n${error.codeframe ?? ''}`);
}
