import { once } from 'node:events';
import { printingLog } from './printing-log.ts';
import { startSandbox, type SandboxOptions } from './start-sandbox.ts';
import { knownTokens, worldUsers } from './world/accounts.ts';
import { knownJobToken } from './world/pipelines.ts';

export interface SandboxCommandOptions extends Pick<
  SandboxOptions,
  'controlPort' | 'databaseUrl' | 'folder' | 'host' | 'port' | 'seed'
> {
  /** Gets each line of output, without its end. */
  readonly print: (line: string) => void;
  /** The command runs until this is aborted, as by Ctrl+C. */
  readonly until: AbortSignal;
}

/**
 * `forgespec sandbox`: runs a sandbox until told to stop, then answers what was asked and closes its data.
 *
 * @throws {Error} as `startSandbox` does.
 */
export async function sandboxCommand({ print, until, ...options }: SandboxCommandOptions): Promise<void> {
  const sandbox = await startSandbox({ ...options, log: printingLog(print) });
  if (sandbox.controlUrl !== undefined) print(`It is controlled on ${sandbox.controlUrl}/sandbox.`);
  for (const line of welcome(sandbox.url, options)) print(line);
  if (!until.aborted) await once(until, 'abort');
  await sandbox.close();
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
  const nameOf = new Map(worldUsers.map(({ id, name }) => [id, name]));
  const rows = knownTokens.map(
    ({ token, userId, scopes }) =>
      `  PRIVATE-TOKEN: ${token.padEnd(26)} ${nameOf.get(userId) ?? ''}, ${scopes.join(', ')}`,
  );
  return ['Tokens of its example world:', ...rows, `  JOB-TOKEN: ${knownJobToken}`];
}
