import { once } from 'node:events';
import { createServer } from 'node:net';
import type { CheckResult } from './check-result.ts';

/**
 * Checks that a command can listen on its port. If the port is in use, the result is a warning and not an error, because the
 * same command may already be running.
 *
 * @param command the name of the command: `mock`.
 */
export async function checkPort(command: string, host: string, port: number): Promise<CheckResult> {
  const name = `port of ${command}`;
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return { name, status: 'ok', message: port === 0 ? 'Any free port is used.' : `${host}:${port} is free.` };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const message = code === 'EADDRINUSE' ? `${host}:${port} is in use.` : `${host}:${port} cannot be used: ${code}.`;
    const fix = `Stop the program that uses the port, or set another port: \`forgespec ${command} --port 0\` uses any free one.`;
    return { name, status: 'warning', message, fix };
  } finally {
    server.close();
  }
}
