import type { Verdict } from '../2-plan/finding.ts';

/** Returns the reason why a case has no result, for test runners. Returns undefined if the case passed or failed. */
export function untestedReason(verdict: Verdict): string | undefined {
  switch (verdict.kind) {
    case 'skipped':
      return verdict.reason;
    case 'left-out':
      return `excluded: ${verdict.reason}`;
    case 'not-implemented':
      return 'not implemented: the server returns 501';
    case 'failed':
    case 'flaky':
    case 'passed':
      return undefined;
  }
}
