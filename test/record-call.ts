import { appendFileSync } from 'node:fs';

const file = process.env.FORGESPEC_CALLS;

/** Adds a line of the log of a mock to the file that `FORGESPEC_CALLS` names, for `forgespec docs --calls`. */
export function recordCall(line: string): void {
  if (file !== undefined) appendFileSync(file, `${line}\n`);
}
