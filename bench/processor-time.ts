import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the user and system time of a process in seconds, with two decimal places. Returns NaN if the operating
 * system is not Linux.
 */
export function processorTime({ pid }: ChildProcess): number {
  try {
    // The 12th and the 13th field after the name of the command are the times. The name may contain spaces, so it is
    // removed before the line is split.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
