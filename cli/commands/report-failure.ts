import { CommanderError } from 'commander';
import { printable, styleFor } from '@forgespec/description/diagnostics';
import { KeptFileError } from '@forgespec/description/files';
import { CommandError } from './command-error.ts';
import { environmentFault } from './environment-fault.ts';

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
  const fault = explainedFault(error);
  if (fault !== undefined) {
    const { message, fix, exitCode } = fault;
    process.stderr.write(`${label} ${printable(message)}\nfix: ${printable(fix)}\n`);
    printStack(error);
    return exitCode;
  }
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${label} ${printable(message)}\nThis is a defect of forgespec. Run the command again with FORGESPEC_DEBUG=1, and report the output.\n`,
  );
  printStack(error);
  return 1;
}

/** Returns the message, the fix and the exit code for an error that is not a defect of forgespec. Returns undefined for a defect. */
function explainedFault(
  error: unknown,
): { readonly message: string; readonly fix: string; readonly exitCode: 1 | 2 } | undefined {
  // Errors that the user must correct have a fix, such as those of the rules and of git revisions.
  if (error instanceof Error && 'fix' in error && typeof error.fix === 'string')
    return { message: error.message, fix: error.fix, exitCode: error instanceof KeptFileError ? 1 : 2 };
  const fault = environmentFault(error);
  return fault === undefined ? undefined : { ...fault, exitCode: 1 };
}

function printStack(error: unknown): void {
  if (process.env['FORGESPEC_DEBUG'] !== undefined && error instanceof Error) process.stderr.write(`${error.stack}\n`);
}
