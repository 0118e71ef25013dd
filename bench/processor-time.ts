import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the user and system time of a process in seconds, with a precision of hundredths; NaN if the operating system
 * is not Linux.
 */
export function processorTime({ pid }: ChildProcess): number {
  try {
    // The times are the 12th and 13th field after the name of the command. The name can contain spaces, so it is
    // removed first.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
