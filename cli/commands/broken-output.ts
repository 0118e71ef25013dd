import { requestStop } from './stop-signals.ts';

/** The exit code in a shell of a program that the signal SIGPIPE has ended. */
const endedByPipe = 128 + 13;

/** Stops the command when the reader of its output has ended, as in `forgespec lint | head`. */
export function handleBrokenOutput(): void {
  let isReaderGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // EIO: the terminal is closed, and the command gets a SIGHUP, which stops it.
    if (error.code === 'EIO') return;
    if (error.code !== 'EPIPE') throw error;
    // Each further line of output fails, too, but only the first failure counts as a signal.
    if (!isReaderGone) requestStop(endedByPipe);
    isReaderGone = true;
  });
  // Errors of stderr are ignored, because no message about them could be shown.
  process.stderr.on('error', () => {});
}
