import { CommanderError } from 'commander';
import { printable } from '@forgespec/generator/diagnostics/printable';
import { styleFor } from '@forgespec/generator/diagnostics/style';
import { KeptFileError } from '@forgespec/generator/replace-file';
import { CommandError } from './command-error.ts';

/**
 * Prints the error that ended a command. Prints the stack trace only if the environment variable FORGESPEC_DEBUG is set.
 *
 * @returns the exit code.
 */
export function reportFailure(error: unknown): number {
  // commander has already printed the message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const label = styleFor(process.stderr).red('error');
  if (error instanceof CommandError) {
    process.stderr.write(`${label} ${error.message}\n`);
    return error.exitCode;
  }
  if (error instanceof KeptFileError) {
    process.stderr.write(`${label} ${printable(error.message)}\nfix: ${error.fix}\n`);
    return 1;
  }
  const message = error instanceof Error ? error.message : String(error);
  const isSystem = error instanceof Error && 'syscall' in error;
  const hint = isSystem
    ? ''
    : '\nThis is a defect of forgespec. Run the command again with FORGESPEC_DEBUG=1, and report the output.';
  process.stderr.write(`${label} ${printable(message)}${hint}\n`);
  if (process.env['FORGESPEC_DEBUG'] !== undefined && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return 1;
}
