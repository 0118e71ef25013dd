import type { Area } from '@forgespec/model';
import { clientCall } from './client-call.ts';
import { curl } from '../http/curl.ts';
import { exchangesToShow, type CaseResult } from '../3-ask/case-result.ts';
import type { Finding } from '../2-plan/finding.ts';
import { type Redact, redactFinding } from '../3-ask/redact.ts';

/** A failed case, prepared for reports. */
export interface Failure {
  readonly id: string;
  readonly operation: string;
  readonly area: string;
  readonly findings: readonly (Finding & { readonly sourceLocation: string })[];
  /**
   * The command line that repeats a request. If shrinking found the smallest request that still fails, this is the repeated request.
   * Otherwise, it is the last checked request of the case. Undefined if the case sent no request.
   */
  readonly curl: string | undefined;
  /** The call of the generated client that sends the same request. Undefined if the client cannot send it. */
  readonly call: string | undefined;
  /** The command lines of the requests before the failing one. These requests create or change resources. */
  readonly before: readonly string[];
}

/**
 * Prepares a failed case for reports.
 *
 * @param areas the areas of the API, for the call of the generated client.
 * @param origin the origin of the server, without a slash at the end.
 * @param sourceLocation returns the source location of a JSON Pointer.
 */
export function failureOf(
  result: CaseResult,
  areas: readonly Area[],
  origin: string,
  sourceLocation: (pointer: string) => string,
  redact: Redact,
): Failure {
  const { verdict, id, operation, area } = result;
  const findings = verdict.kind === 'failed' ? verdict.findings : [];
  const shown = exchangesToShow(result);
  const lines = shown.map(({ request }) => redact(curl(origin, request)));
  const { operation: called, args } = shown.at(-1) ?? {};
  const call = called === undefined || args === undefined ? undefined : clientCall(areas, called, args);
  return {
    id,
    operation,
    area,
    findings: findings.map((finding) => ({
      ...redactFinding(finding, redact),
      sourceLocation: sourceLocation(finding.pointer),
    })),
    curl: lines.at(-1),
    call: call === undefined ? undefined : redact(call),
    before: lines.slice(0, -1),
  };
}
