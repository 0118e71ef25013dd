import { requestStop } from './stop-signals.ts';

/** The exit code that a shell reports for a program that was ended by SIGPIPE. */
const endedByPipe = 128 + 13;

/** Stops the command if the program that reads its output ends first, as in `forgespec lint | head`. */
export function handleBrokenOutput(): void {
  let isReaderGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // EIO means that the terminal is closed. The process then also gets a SIGHUP, which stops the command.
    if (error.code === 'EIO') return;
    if (error.code !== 'EPIPE') throw Object.assign(error, { path: 'stdout' });
    // Every later write also fails. Only the first failure requests a stop, because a second request would close all
    // connections immediately.
    if (!isReaderGone) requestStop(endedByPipe);
    isReaderGone = true;
  });
  // Errors of stderr are ignored. No stream is left on which they could be reported.
  process.stderr.on('error', () => {});
}
