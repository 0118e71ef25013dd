import type { CaseResult } from '../3-ask/case-result.ts';

/** The display of the progress of a run. */
export interface Progress {
  add(this: void, result: CaseResult, total: number): void;
  end(): void;
}

/** Returns the estimated rest of the time. Returns an empty text in the first two seconds, because the estimate would be wrong. */
function timeLeft(milliseconds: number, share: number): string {
  if (milliseconds < 2000 || share >= 1) return '';
  const seconds = Math.ceil((milliseconds * (1 - share)) / share / 1000);
  return seconds < 90 ? `, ${seconds} s left` : `, ${Math.round(seconds / 60)} min left`;
}

const width = 24;
/** The minimum time between two updates, in milliseconds. */
const pause = 100;
/** The number of cases between two lines of the progress, if the output is not a terminal. */
const casesPerLine = 1000;

/** Creates the display of the progress. On a terminal, it is a progress bar. In a log, it is a line from time to time. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  let done = 0;
  let failed = 0;
  let shownAt = 0;
  let startedAt = 0;
  return {
    add(result, total) {
      if (startedAt === 0) startedAt = Date.now();
      done += 1;
      if (result.verdict.kind === 'failed') failed += 1;
      if (!stream.isTTY) {
        if (done % casesPerLine === 0) stream.write(`${done} of ${total} cases, ${failed} failed\n`);
        return;
      }
      if (Date.now() - shownAt < pause && done < total) return;
      shownAt = Date.now();
      const filled = Math.round((done / total) * width);
      stream.write(
        `\r${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total} ${failed} failed${timeLeft(Date.now() - startedAt, done / total)}\u001b[K`,
      );
    },
    end() {
      if (stream.isTTY && done > 0) stream.write('\r\u001b[K');
    },
  };
}
