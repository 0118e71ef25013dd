import { isFetched } from '@forgespec/generator/source-file';
import { printable } from '@forgespec/generator/diagnostics/printable';
import type { ServeCommandOptions } from '../declarations/serve.ts';
import { startEngine } from '../engines/start-engine.ts';
import { serveSite } from '@forgespec/reference/serve';
import { sampleModules } from '@forgespec/reference/sample-modules';
import { CommandError } from './command-error.ts';
import { openInput } from './open-input.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { withProgress } from './progress.ts';
import { readVersions } from './read-versions.ts';
import { handleSignals } from './stop-signals.ts';

/**
 * Runs `forgespec serve`: serves the reference, the console and an engine (the mock or the sandbox) on one port, until a signal
 * to stop. Returns the exit code.
 */
export async function serveCommand(options: ServeCommandOptions): Promise<number> {
  const { host, port, code, engine, generated, stopWithParent, allowHost, changelog, tagPrefix } = options;
  const { finish, ...input } = await openInput(options, { command: 'serve' });
  const { runUntilStopped } = handleSignals({ stopWithParent });
  const versions = await readVersions(options, { changelog, tagPrefix });
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const on = {
    request: print,
    change: (diagnostics: Parameters<typeof printDiagnostics>[0], milliseconds: number): void => {
      printDiagnostics(diagnostics);
      print(`read the description again in ${milliseconds} ms`);
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
      startEngine: (environment) => startEngine({ name: engine, generated, ...environment }),
      on,
    });
  const { service, diagnostics } = await withProgress('building the site', start).catch((error: unknown) => {
    // The class of the error is not imported, because it is in a package that only the engine `stubs` needs. The name of
    // the error is enough to identify it.
    if (error instanceof Error && error.name === 'GeneratedServerMissingError')
      throw new CommandError(error.message, 2);
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new CommandError(`Port ${port} of ${host} is in use. Name another one with --port.`, 2);
  });
  finish();
  printDiagnostics(diagnostics);
  if (service === undefined) return 1;
  const changes = isFetched(input.spec)
    ? 'Start again to fetch a changed description.'
    : 'Pages are updated when the description changes.';
  print(
    `Reference, console and ${engine === 'sandbox' ? 'sandbox' : 'mock'} are on ${service.url}. ${changes} Stop with Ctrl+C.`,
  );
  await runUntilStopped(service);
  return 0;
}
