import { describe, expect, test } from 'vitest';
import { createClient } from '../../generated/client/index.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { requests } from '../../generated/validators/requests.ts';
import { bracketForm } from '../../templates/shared/form-notation.ts';
import { callsOf, type Call } from '../end-to-end/calls.ts';

// The client serializes the examples of the description, and the decoders read them back.

const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = document.paths;

/** Returns the path template of an operation as a regular expression with a group for each value. */
function patternOf(operationId: string): RegExp {
  const [template] =
    Object.entries(paths).find(([, item]) =>
      Object.values(item).some(
        (operation) =>
          typeof operation === 'object' && operation !== null && Reflect.get(operation, 'operationId') === operationId,
      ),
    ) ?? [];
  const source = (template ?? '').replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    name === 'image_path' ? '(.+)' : '([^/]+)',
  );
  return new RegExp(`${source}$`, 'u');
}

/** Returns the requests that the client sends for a call, the last request first. */
async function sentBy({ operationId, area, method, args }: Call): Promise<Request[]> {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'http://forge.test',
    registryUrl: 'http://registry.test',
    auth: { RegistryToken: 'token' },
    fetch: (request: Request) => {
      sent.unshift(request);
      // The client checks only that the body of a list is an array, so any other response may be an empty object.
      const body = /^list|Blame$/u.test(operationId) ? '[]' : '{}';
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
    },
  });
  // The cast is needed because the operation is known only at run time.
  const namespaces = client as unknown as Record<
    string,
    Record<string, (...args: readonly unknown[]) => Promise<unknown>>
  >;
  await namespaces[area]![method]!(...args);
  return sent;
}

describe.each(callsOf(document))('$operationId with $sent', (call) => {
  const decoders = requests[call.operationId]!;
  const { path, query, body } = call;

  test('the decoders return the values that the client sends', async () => {
    const [request] = await sentBy(call);
    const { pathname, search } = new URL(request!.url);
    const raw = patternOf(call.operationId).exec(pathname)?.slice(1) ?? [];
    expect(decoders.path?.(raw)).toEqual(path === undefined ? undefined : { value: path });
    const read = decoders.query?.(search.slice(1));
    if (read !== undefined) expect(read.value ?? read.issues).toMatchObject(query as object);
    if (decoders.body === undefined) return;
    expect(decoders.body(await request!.json())).toEqual({ value: body });
  });
});

const forms = callsOf(document).filter(
  ({ operationId, sent }) => requests[operationId]?.form !== undefined && sent === 'all parameters',
);

test.each(forms)('$operationId: a form decodes to the same value as JSON', ({ operationId, body }) => {
  expect(requests[operationId]?.form?.(bracketForm(body))).toEqual({ value: body });
});

test('every operation that takes a form also takes JSON', () => {
  const both = Object.values(requests).filter(({ form }) => form !== undefined);
  expect(both.length).toBeGreaterThan(20);
  expect(both.every(({ body }) => body !== undefined)).toBe(true);
});
