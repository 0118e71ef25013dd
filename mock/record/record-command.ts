import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { countOf } from '@forgespec/description/diagnostics';
import { startRecordingProxy, type RecordingProxyOptions } from './start-recording-proxy.ts';

export interface RunRecordOptions extends Omit<RecordingProxyOptions, 'log'> {
  /** Prints a line of output. The line has no line break at its end. */
  readonly print: (line: string) => void;
  /** Waits for a signal to stop, such as Ctrl+C, and then closes the proxy. */
  readonly runUntilStopped: (proxy: Closable) => Promise<void>;
}

/**
 * Runs `forgespec mock --proxy URL --record FILE`: sends requests to a server until the command is stopped, and records its responses.
 *
 * @throws {Error} as `startRecordingProxy` does.
 */
export async function runRecordCommand({ print, runUntilStopped, ...options }: RunRecordOptions): Promise<void> {
  const proxy = await startRecordingProxy({ ...options, log: print });
  print(`${proxy.url} sends requests to ${options.upstream.origin}, and records its responses. Stop it with Ctrl+C.`);
  await runUntilStopped(proxy);
  print(
    `${proxy.file} contains ${countOf(proxy.recorded, 'response')}. Their bodies are as the server sent them: look for secrets before you share the file.`,
  );
}
