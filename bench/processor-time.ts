import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Seconds of user and system time that a process has used, in hundredths; NaN where the system does not tell as Linux does. */
export function processorTime({ pid }: ChildProcess): number {
  try {
    // After the name of the command, which may have spaces: the 12th and 13th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /su, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
