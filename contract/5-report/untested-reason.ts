import type { Verdict } from '../2-plan/finding.ts';

/** Returns the reason why a case shows nothing about the server, as a test runner prints it; undefined if the case passed or failed. */
export function untestedReason(verdict: Verdict): string | undefined {
  switch (verdict.kind) {
    case 'skipped':
      return verdict.reason;
    case 'left-out':
      return `left out: ${verdict.reason}`;
    case 'not-implemented':
      return 'not implemented: the server answers 501';
    case 'failed':
    case 'passed':
      return undefined;
  }
}
