import { Refusal } from '@forgespec/sdk/server/refusal';
import { isTimeout } from '../database/errors.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { isDiskFull } from '../disk-full.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Returns the error response if a request failed because of the database or the disk, and not because of its own content. Returns undefined
 * for all other errors.
 */
export function refusalOfFailure(error: unknown): Refusal | undefined {
  if (isTimeout(error)) return new Refusal(408, 'The database took too long');
  if (isUnavailable(error))
    return new Refusal(503, 'The database is not available at the moment. Try again later.', { 'retry-after': '1' });
  if (isDiskFull(error)) return new Refusal(507, 'The disk of the server is full.');
  return undefined;
}

/**
 * Runs the work of a request.
 *
 * @throws {Refusal} if the work failed because of the database or the disk. Other errors of `work` are thrown unchanged.
 */
export async function refusingFailures<Result>(
  { reportFullDisk }: Pick<Sandbox, 'reportFullDisk'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) reportFullDisk();
    throw refusalOfFailure(error) ?? error;
  }
}
