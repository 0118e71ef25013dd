import { expect, test } from 'vitest';
import type { CoverageKind } from '../../contract/1-describe/coverage-items.ts';
import { UncoveredReasons } from '../../contract/5-report/uncovered-reasons.ts';

/** Returns the reasons after a run in which these cases of `createPet` were skipped. The key is the name of the case. */
function reasonsAfter(skipped: Readonly<Record<string, string>>): UncoveredReasons {
  const reasons = new UncoveredReasons();
  for (const [name, reason] of Object.entries(skipped))
    reasons.add({ id: `createPet/${name}`, operation: 'createPet', verdict: { kind: 'skipped', reason } });
  reasons.add({ id: 'createPet/body/color/example', operation: 'createPet', verdict: { kind: 'passed' } });
  return reasons;
}

test.each<
  [skipped: Readonly<Record<string, string>>, kind: CoverageKind, name: string, isSent: boolean, reason: string]
>([
  [{ 'status/404': 'no id' }, 'status', '404', false, 'no id'],
  [{ 'status/404': 'no id' }, 'header', '404 etag', false, 'no id'],
  [{ minimal: 'no token' }, 'status', '201', false, 'no token'],
  [{ minimal: 'no token' }, 'status', '404', false, 'the fixtures do not describe a request that causes it'],
  [{}, 'type', '201 application/json', false, 'no response with 201 had it'],
  [{ minimal: 'no token' }, 'operation', '', false, 'no token'],
  [{}, 'operation', '', false, 'no case sends it'],
  [{}, 'operation', '', true, 'it was sent only in requests that were rejected'],
  [{ 'body/media-type/text/csv': 'no rows' }, 'sent', 'text/csv', true, 'no rows'],
  [{}, 'sent', 'multipart/mixed', false, 'forgespec cannot write a body of this media type'],
  [{}, 'sent', 'application/json', false, 'no case sends it'],
  [{ 'body/name/example/1': 'first', 'body/name/example/2': 'second' }, 'property', '/name', false, 'first'],
  [{ 'query/page/value': 'no page' }, 'parameter', 'query page', false, 'no page'],
  [{ 'body/kind/value': 'no kind' }, 'enum', '/kind quay', false, 'no kind'],
  [{ 'body/name/maxLength/at': 'no name' }, 'bound', '/name maxLength 255', false, 'no name'],
  [{ 'query/page/minimum/at': 'no page' }, 'bound', 'query page minimum 1', false, 'no page'],
  [{ 'body/color/value': 'no color' }, 'property', '/name', true, 'it was sent only in requests that were rejected'],
  [{}, 'parameter', 'query page', false, 'no case sends it; add it to the arguments of the operation in the fixtures'],
])(
  'after the skipped cases %j, the reason for the %s "%s" (sent: %s) is: %s',
  (skipped, kind, name, isSent, reason) => {
    expect(reasonsAfter(skipped).find({ operation: 'createPet', kind, name }, isSent)).toBe(reason);
  },
);
