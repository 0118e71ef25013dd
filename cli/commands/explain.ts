import { catalogue, type DiagnosticCode } from '@forgespec/generator/diagnostics/catalogue';
import type { ExplainCommandOptions } from '../declarations/explain.ts';
import { CommandError } from './command-error.ts';

/** Runs `forgespec explain`: prints the meaning of one diagnostic code, or of all. Returns the exit code. */
export function explainCommand({ code }: ExplainCommandOptions): number {
  const codes = Object.keys(catalogue).filter(isCode);
  if (code === undefined) {
    for (const known of codes) process.stdout.write(`${known}\n  ${catalogue[known]}\n`);
    return 0;
  }
  if (!isCode(code)) throw new CommandError(`There is no code "${code}". The codes are: ${codes.join(', ')}.`, 2);
  process.stdout.write(`${catalogue[code]}\n`);
  return 0;
}

const isCode = (text: string): text is DiagnosticCode => Object.hasOwn(catalogue, text);
