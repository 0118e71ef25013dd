import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the user and system time of a process in seconds, with two decimal places. Returns NaN if the operating
 * system is not Linux.
 */
export const processorTime = ({ pid }: ChildProcess): number => sumOfTimes(`/proc/${pid}/stat`, 11);

/**
 * Returns the user and system time of all ended child processes of this process, in milliseconds. The result is a
 * multiple of 10. Returns NaN if the operating system is not Linux.
 */
export const childProcessorTime = (): number => sumOfTimes('/proc/self/stat', 13) * 1000;

/**
 * Returns the sum of two times in a `stat` file of Linux, in seconds.
 *
 * @param first the index of the field with the first time. The second time is in the next field. The index 0 belongs to
 * the first field after the name of the command.
 */
function sumOfTimes(file: string, first: number): number {
  try {
    // The name of the command may contain spaces, so it is removed before the line is split.
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    return (Number(fields[first]) + Number(fields[first + 1])) / 100;
  } catch {
    return Number.NaN;
  }
}
