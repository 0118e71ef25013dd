import { once } from 'node:events';
import { createServer } from 'node:net';
import type { CheckResult } from './check-result.ts';

/**
 * Checks that a command can listen on its port. A used port is a warning, because the program that uses it may be the same command.
 *
 * @param command the command that listens: `mock`.
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
    const fix = `Stop the program that uses it, or set another port: \`forgespec ${command} --port 0\` uses any free one.`;
    return { name, status: 'warning', message, fix };
  } finally {
    server.close();
  }
}
