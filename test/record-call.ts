import { appendFileSync } from 'node:fs';

const file = process.env.FORGESPEC_CALLS;

/** Appends a line from the log of a mock to the file that `FORGESPEC_CALLS` names. `forgespec docs --calls` reads that file. */
export function recordCall(line: string): void {
  if (file !== undefined) appendFileSync(file, `${line}\n`);
}
