import { createHash } from 'node:crypto';
import type { Finding } from '../2-plan/finding.ts';

/** Returns a hash of the findings of a case. The hash is the same in each run. */
export function fingerprintOf(findings: readonly Finding[]): string {
  const stable = findings
    .map(({ rule, message, pointer }) => [rule, pointer, withoutNumbers(message)].join(' '))
    .toSorted();
  return createHash('sha256').update(stable.join('\n')).digest('hex').slice(0, 12);
}

/** Replaces the numbers and the names of test data in a message by 0, because they differ from run to run. */
export const withoutNumbers = (message: string): string =>
  message.replaceAll(/forgespec_[\da-z]+(?:_[\da-f]+)?/gu, '0').replaceAll(/\d+/gu, '0');
