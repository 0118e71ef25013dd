import { describe, expect, test } from 'vitest';
import { useSandboxFixture } from './start-test-sandbox.ts';
import {
  restoreExampleData,
  sendWriting,
  withRegistryToken,
  writingRequests,
  type WritingRequest,
} from './writing-requests.ts';

const copies = 50;
/** The maximum duration of a request, in milliseconds. It is generous: it shows only that no request waits forever. */
const limit = 30_000;

const fixture = useSandboxFixture({ controlPort: 0 });

const badge = (method: string, target: string): WritingRequest => ({
  operation: `${method} ${target}`,
  method,
  target: `/api/v4/projects/24/${target}`,
  headers: { 'private-token': 'token-of-admin', 'content-type': 'application/json' },
  body: JSON.stringify({
    link_url: 'https://example.com/%{project_path}/%{group_name}/%{default_branch}/%{commit_sha}',
    image_url: 'https://example.com/%{project_title}/%{project_namespace}/%{latest_tag}',
  }),
});

const get = (target: string, headers: Readonly<Record<string, string>>): WritingRequest => ({
  operation: `GET ${target}`,
  method: 'GET',
  target,
  headers,
  body: undefined,
});

/** Requests that write in a transaction, but are not the first example of an operation whose method changes data. */
const otherRequests: readonly WritingRequest[] = [
  badge('POST', 'badges'),
  badge('PUT', 'badges/3'),
  get('/jwt/auth?service=container_registry&scope=repository%3Aaurora%2Fcompass%3Apull', {
    authorization: `Basic ${Buffer.from('mira:token-of-mira').toString('base64')}`,
  }),
  get('/api/v4/merge_requests?scope=all&with_merge_status_recheck=true&search=a', {
    'private-token': 'token-of-mira',
  }),
  get('/api/v4/projects/24/merge_requests/17', { 'private-token': 'token-of-mira' }),
];

/** Returns a text for each response that a client would not expect, and for each request that gets no response in time. */
async function sendCopies(unauthorized: WritingRequest): Promise<string[]> {
  const request = await withRegistryToken(fixture.sandbox.url, unauthorized);
  const signal = AbortSignal.timeout(limit);
  const outcomes = await Promise.all(
    Array.from({ length: copies }, async () => {
      try {
        const { status, headers, text } = await sendWriting(fixture.sandbox.url, request, signal);
        const isBusy = status === 503 && headers.has('retry-after');
        return { status, problem: status < 500 || isBusy ? undefined : `${status} ${text}` };
      } catch (error) {
        return { status: 0, problem: String(error) };
      }
    }),
  );
  const problems = outcomes.flatMap(({ problem }) => problem ?? []);
  const statuses = [...new Set(outcomes.map(({ status }) => status))];
  return statuses.some((status) => status < 400) ? problems : [...problems, `No copy succeeded: ${statuses}`];
}

describe(`${copies} copies of a request at the same time all get a response`, () => {
  test('each operation that writes', { timeout: 600_000 }, async () => {
    const requests = [...otherRequests, ...writingRequests()];
    expect(requests.length).toBeGreaterThan(60);
    for (const request of requests) {
      await restoreExampleData(fixture.sandbox);
      expect([request.operation, ...(await sendCopies(request))]).toEqual([request.operation]);
    }
  });
});
