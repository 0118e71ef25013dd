import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { printingLog } from './printing-log.ts';
import { openSandbox } from './start-sandbox.ts';
import type { SandboxOptions, StartedSandbox } from './start-types.ts';
import { knownTokens, exampleUsers } from './example-data/accounts.ts';
import { knownJobToken } from './example-data/pipelines.ts';

export interface SandboxCommandOptions extends Pick<
  SandboxOptions,
  'controlPort' | 'controlToken' | 'databaseUrl' | 'folder' | 'host' | 'hostNames' | 'port' | 'seed'
> {
  /** Prints a line of output. The line has no line break at its end. */
  readonly print: (line: string) => void;
  /** Waits for a signal to stop, such as Ctrl+C, and then closes the sandbox. */
  readonly runUntilStopped: (sandbox: Closable) => Promise<void>;
  /** Receives the sandbox after its start. */
  readonly started?: (sandbox: StartedSandbox) => void;
}

/**
 * Runs `forgespec sandbox`. Responds to requests until a signal to stop arrives. Then finishes the open requests, and
 * closes the data.
 *
 * @throws {Error} as `openSandbox` does.
 */
export async function sandboxCommand({
  print,
  runUntilStopped,
  started,
  ...options
}: SandboxCommandOptions): Promise<void> {
  const sandbox = await openSandbox({ ...options, log: printingLog(print) });
  if (sandbox.controlUrl !== undefined) {
    const access = options.controlToken === undefined ? 'from this computer' : 'with the control token';
    print(`The control port listens on ${sandbox.controlUrl}/sandbox. It accepts only requests ${access}.`);
  }
  for (const line of welcome(sandbox.url, options)) print(line);
  started?.(sandbox);
  await runUntilStopped(sandbox);
}

function welcome(url: string, { databaseUrl, folder, seed = true }: Partial<SandboxCommandOptions>): string[] {
  const location =
    databaseUrl === undefined ? (folder ?? 'memory, and is lost when the sandbox stops') : 'a PostgreSQL server';
  return [
    ...(seed ? tokens() : []),
    `The data is in ${location}.`,
    `The sandbox listens on ${url}/api/v4. Stop it with Ctrl+C.`,
  ];
}

function tokens(): string[] {
  const userNames = new Map(exampleUsers.map(({ id, name }) => [id, name]));
  const rows = knownTokens.map(
    ({ token, userId, scopes }) =>
      `  PRIVATE-TOKEN: ${token.padEnd(26)} ${userNames.get(userId) ?? ''}, ${scopes.join(', ')}`,
  );
  return ['Tokens of the example data:', ...rows, `  JOB-TOKEN: ${knownJobToken}`];
}
