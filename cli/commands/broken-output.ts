import { requestStop } from './stop-signals.ts';

/** The exit code that shells return for a program that SIGPIPE ended. */
const endedByPipe = 128 + 13;

/** Stops the command when the reader of its output has ended, as in `forgespec lint | head`. */
export function handleBrokenOutput(): void {
  let isReaderGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // EIO: the terminal is closed; its SIGHUP stops the command.
    if (error.code === 'EIO') return;
    if (error.code !== 'EPIPE') throw error;
    // Each further line fails too, but must not count as a second signal.
    if (!isReaderGone) requestStop(endedByPipe);
    isReaderGone = true;
  });
  // A message about stderr itself could not be shown anywhere.
  process.stderr.on('error', () => {});
}
