import type { Summary } from '../../contract/report/summary.ts';
import { createRedact } from '../../contract/report/redact.ts';
import type { JudgedExchange } from '../../contract/run/create-session.ts';
import { serviceSubject } from './description.ts';

/** A run against a server that says the worst that it can, so that reports have something to escape. */
export async function hostileSummary(secret: string): Promise<Summary> {
  const subject = await serviceSubject();
  const operation = subject.operation('createProjectBadge');
  if (operation === undefined) throw new Error('There is no such operation.');
  const worst = `</pre><script>alert(1)</script><img src=x onerror=alert(2)>]]>&"' \u001b[31m\u0000\u202e\ud800 ${secret}`;
  const exchange: JudgedExchange = {
    operation,
    isProbe: false,
    startedAt: 0,
    request: {
      method: 'POST',
      target: `/api/v4/projects/24/badges?token=${secret}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: worst }),
      credentials: {
        headers: { 'private-token': secret },
        query: {},
        placeholders: { 'private-token': '$PRIVATE_TOKEN' },
      },
    },
    response: {
      status: 200,
      headers: { 'x-odd': worst.replaceAll(/[^\u0020-\u007e]/gu, '') },
      body: worst,
      bodyBytes: 1,
      milliseconds: 1,
    },
  };
  const base = {
    kind: 'positive',
    level: 'full',
    operation: operation.name,
    area: operation.area,
    pointer: operation.pointer,
    milliseconds: 1,
  } as const;
  const finding = { rule: 'body', message: worst, expected: worst, got: worst, pointer: operation.pointer };
  const share = { seen: 1, of: 2 };
  return {
    api: subject.api.title,
    version: '4',
    target: 'http://127.0.0.1:1',
    level: 'full',
    seed: 1,
    results: [
      {
        ...base,
        id: 'createProjectBadge/minimal',
        verdict: { kind: 'failed', findings: [finding] },
        exchanges: [exchange],
      },
      { ...base, id: 'createProjectBadge/all-optional', verdict: { kind: 'passed' }, exchanges: [] },
      {
        ...base,
        id: 'createProjectBadge/status/301',
        verdict: { kind: 'skipped', reason: 'no <b>reason</b>' },
        exchanges: [],
      },
    ],
    coverage: {
      operations: share,
      statuses: share,
      mediaTypes: share,
      parameters: share,
      enumValues: share,
      missing: [{ operation: operation.name, status: '301', reason: '<i>' }],
    },
    requests: 1,
    milliseconds: 1,
    interrupted: false,
    known: new Map(),
    fixed: [],
    untried: [],
    leftovers: [],
    uncounted: new Map(),
    redact: createRedact(() => [secret]),
    place: subject.place,
  };
}
