import { createHash } from 'node:crypto';
import type { Finding } from '../2-plan/finding.ts';

/** What a case found, without what differs from run to run. */
export function fingerprintOf(findings: readonly Finding[]): string {
  const stable = findings
    .map(({ rule, message, pointer }) => [rule, pointer, withoutNumbers(message)].join(' '))
    .toSorted();
  return createHash('sha256').update(stable.join('\n')).digest('hex').slice(0, 12);
}

/** A message without what differs from case to case and from run to run: numbers of things, indices of lists. */
export const withoutNumbers = (message: string): string => message.replaceAll(/\d+/gu, '0');
