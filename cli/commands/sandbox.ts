import { DataFolderError } from '@forgespec/sandbox/data-folder-error';
import { sandboxCommand as runSandbox } from '@forgespec/sandbox/command';
import type { SandboxCommandOptions } from '../declarations/sandbox.ts';
import { CommandError } from './command-error.ts';
import { handleSignals } from './stop-signals.ts';

/** Runs `forgespec sandbox`: serves the stateful service until a signal to stop. Returns the exit code. */
export async function sandboxCommand({
  host,
  port,
  data,
  database,
  seed,
  controlPort,
  controlToken,
  allowHost,
  stopWithParent,
}: SandboxCommandOptions): Promise<number> {
  if (database !== undefined && data === undefined) {
    throw new CommandError('With --database, also name a folder for the repositories with --data.', 2);
  }
  // The token is checked here, because the message of commander would contain the token.
  if (controlToken !== undefined && !/^[\x21-\x7e]+$/u.test(controlToken)) {
    throw new CommandError(
      'The control token must have at least one character, and only printable ASCII characters without spaces.',
      2,
    );
  }
  const { runUntilStopped } = handleSignals({ stopWithParent });
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    await runSandbox({
      host,
      port,
      seed,
      print,
      runUntilStopped,
      controlPort,
      controlToken,
      hostNames: allowHost,
      ...(data === undefined ? {} : { folder: data }),
      ...(database === undefined ? {} : { databaseUrl: database }),
    });
    return 0;
  } catch (error) {
    if (error instanceof DataFolderError) throw new CommandError(error.message, 2);
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      const isControl = 'port' in error && error.port === controlPort && controlPort !== port;
      const option = isControl ? '--control-port' : '--port';
      throw new CommandError(
        `Port ${isControl ? controlPort : port} of ${host} is in use. Name another one with ${option}.`,
        2,
      );
    }
    if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') {
      throw new CommandError('There is no PostgreSQL server at the address of --database.', 2);
    }
    throw error;
  }
}
