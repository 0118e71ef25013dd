import { requestStop } from './stop-signals.ts';

/** The exit code that a shell reports for a program that SIGPIPE has ended. */
const endedByPipe = 128 + 13;

/** Stops the command when the program that reads its output has ended, as in `forgespec lint | head`. */
export function handleBrokenOutput(): void {
  let isReaderGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // EIO: the terminal is closed. The process also gets a SIGHUP, which stops the command.
    if (error.code === 'EIO') return;
    if (error.code !== 'EPIPE') throw error;
    // Every later write fails too. Only the first failure counts, because a second stop request would close connections
    // immediately.
    if (!isReaderGone) requestStop(endedByPipe);
    isReaderGone = true;
  });
  // Errors of stderr are ignored, because there is no stream for a message about them.
  process.stderr.on('error', () => {});
}
