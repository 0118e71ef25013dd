import { countOf } from '@forgespec/description/diagnostics';
import type { Finding } from '../2-plan/finding.ts';
import { redactFinding } from '../3-ask/redact.ts';
import type { Summary } from './summary.ts';

/** Findings that do not change the verdict. */
export interface Notes {
  /** The mark in front of each finding on the terminal. */
  readonly mark: string;
  readonly heading: string;
  readonly findings: readonly (Finding & { readonly id: string })[];
}

/** The rule of rejections with another status than the documented one. It is a hint if the fixtures allow such statuses. */
const otherStatus = 'refused/status';

/** Returns the findings that do not change the verdict, in groups. Leaves out empty groups. */
export function notesOf({ results, redact }: Pick<Summary, 'redact' | 'results'>): Notes[] {
  const hints = results.flatMap(({ id, hints: own }) => own.map((hint) => ({ id, ...redactFinding(hint, redact) })));
  const flaky = results.flatMap(({ id, verdict }) =>
    verdict.kind === 'flaky' ? verdict.findings.map((finding) => ({ id, ...redactFinding(finding, redact) })) : [],
  );
  const statuses = hints.filter(({ rule }) => rule === otherStatus);
  const guesses = hints.filter(({ rule }) => rule !== otherStatus);
  const groups: Notes[] = [
    {
      mark: '~',
      heading: `${countOf(flaky.length, 'failure')} did not occur again, alone after the other cases`,
      findings: flaky,
    },
    {
      mark: '?',
      heading: `${countOf(statuses.length, 'rejection')} with another status than the documented one, which the fixtures allow (otherRejections)`,
      findings: statuses,
    },
    {
      mark: '?',
      heading: `${countOf(guesses.length, 'hint')}: the description does not state the meaning, which is guessed from a name`,
      findings: guesses,
    },
  ];
  return groups.filter(({ findings }) => findings.length > 0);
}
