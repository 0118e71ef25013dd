import { curl } from '../http/curl.ts';
import type { CaseResult } from '../run/case-result.ts';
import type { Finding } from '../verdict/finding.ts';
import type { Redact } from './redact.ts';
import { fingerprintOf } from './baseline.ts';

/** A failed case as people read it. */
export interface Failure {
  readonly id: string;
  readonly operation: string;
  readonly area: string;
  readonly fingerprint: string;
  readonly findings: readonly (Finding & { readonly place: string })[];
  /** The command line that shows it; the last request of the case. Undefined where the run that saw it is over. */
  readonly curl: string | undefined;
}

/** @param place tells where the document states something. */
export function failureOf(
  result: CaseResult,
  origin: string,
  place: (pointer: string) => string,
  redact: Redact,
): Failure {
  const { verdict, id, operation, area, exchanges } = result;
  const findings = verdict.kind === 'failed' ? verdict.findings : [];
  const asked = exchanges.findLast(({ isProbe }) => !isProbe) ?? exchanges.at(-1);
  return {
    id,
    operation,
    area,
    fingerprint: fingerprintOf(findings),
    findings: findings.map((finding) => ({
      ...finding,
      message: redact(finding.message),
      expected: redact(finding.expected),
      got: redact(finding.got),
      place: place(finding.pointer),
    })),
    curl: asked === undefined ? undefined : redact(curl(origin, asked.request)),
  };
}
