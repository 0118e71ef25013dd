import type { ReloadRuns } from '../../config/configured-runs.ts';
import type { GenerateCommandOptions } from '../generate/declaration.ts';
import { controlTokenVariable, type SandboxCommandOptions } from './declaration.ts';
import { followServer, type FollowedServer } from '../follow-server.ts';
import { CommandError } from '../command-error.ts';
import { refuseMisspeltVariable } from './misspelt-variable.ts';
import { handleSignals, type StopSignals } from '../stop-signals.ts';

/**
 * Runs `forgespec sandbox`: serves the stateful service until a signal to stop. Returns the exit code.
 *
 * @param loadOutputs loads the options of `generate` from the config.
 */
export async function sandboxCommand(
  options: SandboxCommandOptions,
  loadOutputs: ReloadRuns<GenerateCommandOptions>,
): Promise<number> {
  const { data, database, controlPort, controlToken, watch, stopWithParent } = options;
  if (database !== undefined && data === undefined) {
    throw new CommandError('--database also needs --data, the folder for the Git repositories.', 2);
  }
  if (controlPort !== undefined && controlToken === undefined) refuseMisspeltVariable(controlTokenVariable);
  // The token is checked here, because the message of commander would contain the token.
  if (controlToken !== undefined && !/^[\x21-\x7e]+$/u.test(controlToken)) {
    throw new CommandError(
      'The control token must have at least one character, and only printable ASCII characters without spaces.',
      2,
    );
  }
  const signals = handleSignals({ stopWithParent });
  const followed = watch ? await followOutputs(loadOutputs) : undefined;
  try {
    return await serveUntilStopped(options, signals, followed?.started);
  } finally {
    await followed?.close();
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Generates the server of the sandbox again after each change of the description.
 *
 * @throws {CommandError} if the config has no output for this server.
 */
async function followOutputs(loadOutputs: ReloadRuns<GenerateCommandOptions>): Promise<FollowedServer> {
  const followed = await followServer({ engine: 'sandbox', generated: '', loadOutputs, print });
  if (followed?.isGenerated === true) return followed;
  await followed?.close();
  const reason =
    followed === undefined
      ? 'The package @forgespec/sandbox already contains the generated server, so there is nothing to generate.'
      : 'The config has no output in the folder that contains this server.';
  throw new CommandError(`--watch needs a config that generates the server of the sandbox. ${reason}`, 2);
}

async function serveUntilStopped(
  options: SandboxCommandOptions,
  { runUntilStopped }: StopSignals,
  started: FollowedServer['started'] | undefined,
): Promise<number> {
  const { host, port, data, database, seed, controlPort, controlToken, allowHost } = options;
  // Load the modules of the sandbox only now, because with `--watch` the first run of the generator may have changed
  // them.
  const { DataFolderError } = await import('@forgespec/sandbox/data-folder-error');
  const { DatabaseStartError } = await import('@forgespec/sandbox/database-start-error');
  const { sandboxCommand: runSandbox } = await import('@forgespec/sandbox/command');
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
      ...(started && { started }),
      ...(data === undefined ? {} : { folder: data }),
      ...(database === undefined ? {} : { databaseUrl: database }),
    });
    return 0;
  } catch (error) {
    if (error instanceof DataFolderError || error instanceof DatabaseStartError)
      throw new CommandError(error.message, 2);
    throw isPortInUse(error) ? portInUse(error.port, options) : error;
  }
}

/** The error of Node.js for a port on which another process listens. */
type PortInUseError = Error & { readonly port?: unknown };

const isPortInUse = (error: unknown): error is PortInUseError =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** @param used the port that is in use. */
function portInUse(used: unknown, { host, port, controlPort }: SandboxCommandOptions): CommandError {
  const isControl = used !== undefined && used === controlPort && controlPort !== port;
  const option = isControl ? '--control-port' : '--port';
  return new CommandError(
    `Port ${isControl ? controlPort : port} of ${host} is in use. Use ${option} to set another port.`,
    2,
  );
}
