import { isFetched, printable } from '@forgespec/description/diagnostics';
import { serveSite, type ServeSiteOptions } from '@forgespec/reference/serve';
import { sampleModules } from '@forgespec/reference/sample-modules';
import type { ServeCommandOptions } from './declaration.ts';
import { followServer, type FollowedServer } from '../follow-server.ts';
import { startEngine } from '../../engines/start-engine.ts';
import type { ReloadRuns } from '../../config/configured-runs.ts';
import type { GenerateCommandOptions } from '../generate/declaration.ts';
import { CommandError } from '../command-error.ts';
import { openInput, type OpenedInput } from '../open-input.ts';
import { printFaults } from '../print-faults.ts';
import { withProgress } from '../progress.ts';
import { readIdentity } from '../read-identity.ts';
import { readVersions } from '../read-versions.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { handleSignals, type StopSignals } from '../stop-signals.ts';

/**
 * Runs `forgespec serve`: serves the reference and an engine (the mock or the sandbox) on one port, until a signal
 * to stop. Returns the exit code.
 *
 * @param loadOutputs loads the options of `generate` from the config.
 * @param outputs returns the outputs of the config.
 */
export async function serveCommand(
  options: ServeCommandOptions,
  loadOutputs: ReloadRuns<GenerateCommandOptions>,
  outputs: ConfiguredOutputs,
): Promise<number> {
  const { engine, generated, spec, changelog, tagPrefix, stopWithParent } = options;
  const input = await openInput(options, { command: 'serve' });
  const signals = handleSignals({ stopWithParent });
  const reserved = await reservedNamesOf(outputs);
  const versions = await readVersions(options, { changelog, tagPrefix, reserved });
  const identity = await readIdentity(options.site, spec);
  const followed = await followServer({ engine, generated, spec, loadOutputs, print });
  try {
    return await serveWith({ ...options, versions, identity, reserved }, input, signals, followed);
  } finally {
    await followed?.close();
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function serveWith(
  {
    host,
    port,
    code,
    engine,
    generated,
    allowHost,
    versions,
    identity,
    reserved,
  }: ServeCommandOptions & Required<Pick<ServeSiteOptions, 'identity' | 'reserved' | 'versions'>>,
  { finish, ...input }: OpenedInput,
  { runUntilStopped }: StopSignals,
  followed: FollowedServer | undefined,
): Promise<number> {
  const on = {
    request: print,
    change: (diagnostics: Parameters<typeof printFaults>[0], milliseconds: number): void => {
      // If this process also generates the code, the generator already prints the same errors.
      if (followed?.isGenerated !== true) printFaults(diagnostics);
      print(`The description was read again, in ${milliseconds} ms`);
    },
    failure: (error: unknown): void => void process.stderr.write(`${printable(String(error))}\n`),
  };
  const start = (): ReturnType<typeof serveSite> =>
    serveSite({
      ...input,
      host,
      port,
      hostNames: allowHost,
      modules: sampleModules(code),
      versions,
      identity,
      reserved,
      startEngine: (environment) =>
        startEngine({ name: engine, generated, started: followed?.started, ...environment }),
      on,
    });
  const { service, diagnostics } = await withProgress('building the site', start).catch((error: unknown) => {
    // The class of the first error is not imported, because it is in a package that only the engine `stubs` needs. The name of
    // an error is enough to identify it.
    if (error instanceof Error && error.name === 'GeneratedServerMissingError')
      throw new CommandError(error.message, 2);
    if (error instanceof Error && error.name === 'PageError') throw new CommandError(printable(error.message), 1);
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new CommandError(`Port ${port} of ${host} is in use. Use --port to set another port.`, 2);
  });
  finish();
  printFaults(diagnostics);
  if (service === undefined) return 1;
  const changes = isFetched(input.spec)
    ? 'If the description changes, stop this command and start it again to fetch the new version.'
    : 'Pages are updated when the description changes.';
  print(
    `Reference and ${engine === 'sandbox' ? 'sandbox' : 'mock'} are on ${service.url}. ${changes} Stop with Ctrl+C.`,
  );
  await runUntilStopped(service);
  return 0;
}
