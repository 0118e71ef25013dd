import type { Summary } from '../../contract/5-report/summary.ts';
import { createRedact } from '../../contract/3-ask/redact.ts';
import type { CaseResult } from '../../contract/3-ask/case-result.ts';
import type { CaseExchange } from '../../contract/3-ask/case-exchange.ts';
import { serviceSubject } from './description.ts';

/** Hostile text for reports. It contains markup, end tags, control characters and a line break. */
const hostile = `</title></pre></code></li><script>alert(1)</script><img src=x onerror=alert(2)>]]>&"' \u001b[31m\u0000\u202e\ud800\n✓ forged`;

/**
 * Returns the summary of a run in which all text from the description and the server is hostile. The text from the server also
 * contains a secret.
 */
export async function hostileSummary(secret: string): Promise<Summary> {
  const subject = await serviceSubject();
  const operation = subject.operation('createProjectBadge');
  if (operation === undefined) throw new Error('The description has no such operation.');
  const said = `${hostile} ${secret}`;
  const exchange: CaseExchange = {
    operation,
    isProbe: false,
    startedAt: 0,
    request: {
      method: 'POST',
      target: `/api/v4/projects/24/badges?token=${secret}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: said }),
      credentials: {
        headers: { 'private-token': secret },
        query: {},
        placeholders: { 'private-token': '$PRIVATE_TOKEN' },
      },
    },
    response: {
      status: 200,
      headers: { 'x-odd': said.replaceAll(/[^\u0020-\u007e]/gu, '') },
      body: said,
      bodyBytes: 1,
      milliseconds: 1,
    },
  };
  const name = `${operation.name} ${hostile}`;
  const result = (
    question: string,
    verdict: CaseResult['verdict'],
    exchanges: readonly CaseExchange[] = [],
  ): CaseResult => ({
    kind: 'positive',
    level: 'full',
    operation: name,
    area: `Project badges ${hostile}`,
    pointer: operation.pointer,
    milliseconds: 1,
    id: `${name}/${question}`,
    verdict,
    hints: [],
    exchanges,
  });
  const finding = { rule: hostile, message: said, expected: said, got: said, pointer: operation.pointer };
  const failed = { kind: 'failed', findings: [finding] } as const;
  const deviation = { cause: hostile, case: `${name}/known ${hostile}`, message: hostile, reason: hostile };
  const share = { covered: 1, refused: 1, total: 2 };
  return {
    api: `${subject.api.title} ${hostile}`,
    version: hostile,
    target: `http://127.0.0.1:1/${hostile}`,
    level: 'full',
    seed: 1,
    results: [
      result('minimal', failed, [exchange, exchange]),
      result(`body/example/${hostile}`, failed, [exchange]),
      result(`known ${hostile}`, failed, [exchange]),
      result('all-optional', { kind: 'passed' }),
      result('flaky', { kind: 'flaky', findings: [finding] }),
      result('status/301', { kind: 'skipped', reason: hostile }),
    ],
    operations: [
      { operation: name, area: `Project badges ${hostile}`, state: 'deviates', reasons: [] },
      { operation: `untried ${hostile}`, area: `Project badges ${hostile}`, state: 'untried', reasons: [said] },
      { operation: `left out ${hostile}`, area: hostile, state: 'left-out', reasons: [said] },
    ],
    isRerun: false,
    coverage: {
      operation: share,
      parameter: share,
      property: share,
      enum: share,
      bound: share,
      branch: share,
      sent: share,
      status: share,
      type: share,
      header: share,
      uncovered: [{ operation: name, kind: 'status', name: hostile, reason: hostile }],
    },
    areas: subject.api.areas,
    occurring: [],
    missingCredentials: [{ scheme: hostile, variable: 'TOKEN', isBasic: false, operations: 1 }],
    waits: { refused: 1, milliseconds: 1 },
    requests: 1,
    milliseconds: 1,
    endedBy: undefined,
    interrupted: false,
    known: new Map([[deviation.case, deviation]]),
    fixed: [deviation],
    untried: [deviation],
    leftovers: [{ key: `deleteProjectBadge ${said}`, operation: operation.name, request: exchange.request }],
    uncounted: new Map([[hostile, 1]]),
    redact: createRedact(() => [secret]),
    sourceLocation: (pointer) => `${subject.sourceLocation(pointer)} ${hostile}`,
  };
}
