import { existsSync } from 'node:fs';
import { isFetched } from '@forgespec/description/diagnostics';

/**
 * Returns the exit code of a command. A command that found errors returns 1. If the description or an overlay is a file that does not exist,
 * the command was called wrongly, so the exit code is 2.
 *
 * @param code the exit code that the command returned.
 * @param runs the values of the options of the command, for each of its runs.
 */
export function exitCodeAfterRun(code: number, runs: readonly object[]): number {
  return code === 1 && runs.some(isMissing) ? 2 : code;
}

function isMissing(options: object): boolean {
  const spec: unknown = 'spec' in options ? options.spec : undefined;
  const overlays: unknown = 'overlay' in options ? options.overlay : undefined;
  return [spec, ...(Array.isArray(overlays) ? overlays : [])].some(
    (file) => typeof file === 'string' && file !== '-' && !isFetched(file) && !existsSync(file),
  );
}
