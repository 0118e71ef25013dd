import { curl } from '../http/curl.ts';
import { exchangesToShow, type CaseResult } from '../3-ask/case-result.ts';
import type { Finding } from '../2-plan/finding.ts';
import { type Redact, redactFinding } from '../3-ask/redact.ts';
import { fingerprintOf } from '../4-judge/fingerprint.ts';

/** A failed case, prepared for reports. */
export interface Failure {
  readonly id: string;
  readonly operation: string;
  readonly area: string;
  readonly fingerprint: string;
  readonly findings: readonly (Finding & { readonly sourceLocation: string })[];
  /**
   * The command line that repeats a request. If shrinking found the smallest request that still fails, this is the repeated request.
   * Otherwise, it is the last checked request of the case. Undefined if the case sent no request.
   */
  readonly curl: string | undefined;
  /** The command lines of the requests before the failing one. These requests create or change resources. */
  readonly before: readonly string[];
}

/**
 * Prepares a failed case for reports.
 *
 * @param origin the origin of the server, without a slash at the end.
 * @param sourceLocation returns the source location of a JSON Pointer.
 */
export function failureOf(
  result: CaseResult,
  origin: string,
  sourceLocation: (pointer: string) => string,
  redact: Redact,
): Failure {
  const { verdict, id, operation, area } = result;
  const findings = verdict.kind === 'failed' ? verdict.findings : [];
  const lines = exchangesToShow(result).map(({ request }) => redact(curl(origin, request)));
  return {
    id,
    operation,
    area,
    fingerprint: fingerprintOf(findings),
    findings: findings.map((finding) => ({
      ...redactFinding(finding, redact),
      sourceLocation: sourceLocation(finding.pointer),
    })),
    curl: lines.at(-1),
    before: lines.slice(0, -1),
  };
}
