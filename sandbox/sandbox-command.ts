import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { printingLog } from './printing-log.ts';
import { startSandbox, type SandboxOptions } from './start-sandbox.ts';
import { knownTokens, exampleUsers } from './example-data/accounts.ts';
import { knownJobToken } from './example-data/pipelines.ts';

export interface SandboxCommandOptions extends Pick<
  SandboxOptions,
  'controlPort' | 'controlToken' | 'databaseUrl' | 'folder' | 'host' | 'hostNames' | 'port' | 'seed'
> {
  /** Gets each line of output, without its end. */
  readonly print: (line: string) => void;
  /** Waits until the command is to stop, as by Ctrl+C, and closes the sandbox. */
  readonly runUntilStopped: (sandbox: Closable) => Promise<void>;
}

/**
 * `forgespec sandbox`: runs a sandbox until told to stop, then answers what was asked and closes its data.
 *
 * @throws {Error} as `startSandbox` does.
 */
export async function sandboxCommand({ print, runUntilStopped, ...options }: SandboxCommandOptions): Promise<void> {
  const sandbox = await startSandbox({ ...options, log: printingLog(print) });
  if (sandbox.controlUrl !== undefined) {
    const who = options.controlToken === undefined ? 'by this computer' : 'with its token';
    print(`It is controlled on ${sandbox.controlUrl}/sandbox, ${who}.`);
  }
  for (const line of welcome(sandbox.url, options)) print(line);
  await runUntilStopped(sandbox);
}

function welcome(url: string, { databaseUrl, folder, seed = true }: Partial<SandboxCommandOptions>): string[] {
  const where = databaseUrl === undefined ? (folder ?? 'memory, and gone when it stops') : 'a PostgreSQL server';
  return [
    ...(seed ? tokens() : []),
    `Its data is in ${where}.`,
    `The sandbox answers on ${url}/api/v4. Stop it with Ctrl+C.`,
  ];
}

function tokens(): string[] {
  const nameOf = new Map(exampleUsers.map(({ id, name }) => [id, name]));
  const rows = knownTokens.map(
    ({ token, userId, scopes }) =>
      `  PRIVATE-TOKEN: ${token.padEnd(26)} ${nameOf.get(userId) ?? ''}, ${scopes.join(', ')}`,
  );
  return ['Tokens of the example data:', ...rows, `  JOB-TOKEN: ${knownJobToken}`];
}
