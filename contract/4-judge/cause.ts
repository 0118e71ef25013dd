import { createHash } from 'node:crypto';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Finding } from '../2-plan/finding.ts';
import { withoutNumbers } from './fingerprint.ts';

/**
 * Returns an identifier of the cause of a finding, which is the same for each operation and in each run: a rule of a shared component of the
 * description, or the same message, except for its numbers. If a status is the result, another status is another cause; all successes are the
 * same cause, because their statuses depend on the operation.
 */
export function causeOf({ rule, message, pointer, got }: Finding): string {
  const [found = ''] = /^\d{3}\b/u.exec(got) ?? [];
  const status = isSuccess(found) ? '2xx' : found;
  const isShared = /^#?\/components\//u.test(pointer) && rule === 'body';
  const text = [rule, status, isShared ? pointer : withoutNumbers(message)].join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
