import { expect, test } from 'vitest';
import { ApiError, createClient, traceRequests, type TraceEvent } from '../../generated/client/index.ts';
import { json, loopback, type SentResponse } from './loopback.ts';

async function errorOf(answer: SentResponse, options: Partial<Parameters<typeof createClient>[0]> = {}) {
  const { origin } = await loopback(answer);
  const client = createClient({ baseUrl: origin, retry: false, ...options });
  const error: unknown = await client.projectLabels.create({ id: 24 }, { name: 'bug', color: '#f00' }).catch(asValue);
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
}
const asValue = (error: unknown): unknown => error;

const operation = 'createProjectLabel (POST /projects/{id}/labels)';

test.each([
  [
    'GitHub',
    {
      message: 'Validation Failed',
      errors: [{ resource: 'Label', field: 'name', code: 'already_exists' }],
      documentation_url: 'https://docs',
    },
    'Validation Failed; name: already_exists',
  ],
  [
    'GitHub, with texts',
    { message: 'Invalid request.', errors: ['"a" is not a string.'] },
    'Invalid request.; "a" is not a string.',
  ],
  [
    'Stripe',
    {
      error: {
        code: 'resource_missing',
        doc_url: 'https://stripe',
        message: 'No such customer: x',
        param: 'id',
        type: 'invalid_request_error',
      },
    },
    'No such customer: x',
  ],
  [
    'OpenAI',
    { error: { message: 'You exceeded your quota.', type: 'insufficient_quota', param: null, code: 'x' } },
    'You exceeded your quota.',
  ],
  [
    'Anthropic',
    { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' }, request_id: 'req_1' },
    'Overloaded',
  ],
  [
    'Mistral',
    { detail: [{ type: 'missing', loc: ['body', 'model'], msg: 'Field required', input: {} }] },
    'body.model: Field required',
  ],
  [
    'Twilio',
    { code: 20404, message: 'The resource was not found', more_info: 'https://twilio', status: 404 },
    'The resource was not found',
  ],
  [
    'Kubernetes',
    { kind: 'Status', metadata: {}, status: 'Failure', message: 'pods "a" not found', reason: 'NotFound', code: 404 },
    'pods "a" not found',
  ],
  ['Kubernetes, without a message', { kind: 'Status', status: 'Failure', reason: 'Expired' }, 'Expired'],
  [
    'Google',
    {
      error: {
        code: 403,
        message: 'No permission',
        errors: [{ message: 'No permission', domain: 'global' }],
        status: 'PERMISSION_DENIED',
      },
    },
    'No permission',
  ],
  [
    'Box',
    {
      type: 'error',
      code: 'bad_request',
      message: 'Bad input',
      context_info: { errors: [{ reason: 'invalid_parameter', name: 'folder', message: 'Invalid value' }] },
    },
    'Bad input; folder: Invalid value',
  ],
  ['DigitalOcean', { id: 'not_found', message: 'No droplet.', request_id: 'r' }, 'No droplet.'],
  [
    'GitLab, a map',
    { message: { name: ['has already been taken', 'is long'], base: ['x'] } },
    'name: has already been taken; name: is long; base: x',
  ],
  ['OAuth (RFC 6749)', { error: 'invalid_scope', error_description: 'The scope is unknown.' }, 'The scope is unknown.'],
  ['OAuth, without a description', { error: 'invalid_scope' }, 'invalid_scope'],
  [
    'problem details (RFC 9457)',
    { type: 'about:blank', title: 'Bad', detail: 'Too poor.', errors: [{ detail: 'is low', pointer: '#/age' }] },
    'Too poor.; #/age: is low',
  ],
  [
    'ASP.NET',
    { title: 'Errors occurred.', status: 400, errors: { Name: ['is required'] } },
    'Errors occurred.; Name: is required',
  ],
  [
    'JSON:API',
    { errors: [{ title: 'Invalid', detail: 'is short', source: { pointer: '/data/a' } }] },
    '/data/a: is short',
  ],
  ['GraphQL', { errors: [{ message: 'Syntax error', path: ['a', 0] }] }, 'Syntax error'],
  ['Apigee', { fault: { faultstring: 'Invalid token', detail: { errorcode: 'x' } } }, 'Invalid token'],
  ['Salesforce', [{ message: 'Session expired', errorCode: 'INVALID_SESSION_ID' }], 'Session expired'],
  ['Django REST Framework', { name: ['This is required.'] }, 'name: This is required.'],
  [
    'Jira',
    { errorMessages: ['No permission'], errors: { summary: 'is required' } },
    'summary: is required; No permission',
  ],
  ['a JSON text', 'Not here', 'Not here'],
  ['JSON without an explanation', { id: 3, badge: { message: 'hidden' }, data: ['hidden'] }, undefined],
  ['hostile keys', JSON.parse('{"__proto__": {"message": "a"}, "error": {"constructor": "b"}}'), undefined],
])('the error has the explanation of %s', async (_, body, reason) => {
  const error = await errorOf(json(body, 422));
  expect(error.reason).toBe(reason);
  expect(error.message).toBe(`${operation}: 422 Unprocessable Content${reason === undefined ? '' : `: ${reason}`}`);
});

test.each([
  ['text/plain', 'upstream is down\n', 'upstream is down'],
  ['text/plain', 'a'.repeat(401), undefined],
  ['text/html', '<!doctype html>\n<html><head><title>502\nBad</title></head><body>long</body>', '502 Bad'],
  ['text/html', '<h1>secret</h1>', undefined],
  ['text/html', `<${'<title'.repeat(100_000)}`, undefined],
  [
    'application/xml',
    '<?xml version="1.0"?><Error><Code>A</Code><Message>No such key</Message></Error>',
    'No such key',
  ],
  ['application/octet-stream', Uint8Array.of(0xff, 0), undefined],
])('of a body with the type %s, only a short text, a title or a message is read: %#', async (type, body, reason) => {
  expect((await errorOf({ status: 502, headers: { 'content-type': type }, body })).reason).toBe(reason);
});

test('the message is one line of at most 500 characters, whatever the service sends', async () => {
  const hostile = `a\r\nb\u0000\u001b[31m\u202ec\u2066\u2028d\u200b\u{e0041}\ud800e ${'😀'.repeat(500)}`;
  const wide = JSON.stringify(Array(10).fill(Array(10).fill(Array(10).fill(Array(10).fill(Array(10).fill('a'))))));
  const deep = '{"error":'.repeat(5000) + '"a"' + '}'.repeat(5000);
  for (const body of [
    JSON.stringify({ message: hostile }),
    JSON.stringify({ errors: Array(1e4).fill(hostile) }),
    deep,
    wide,
  ]) {
    const headers = { 'x-request-id': 'r'.repeat(5000) };
    const { message, reason = '' } = await errorOf({ status: 400, headers, body });
    expect(message.length).toBeLessThanOrEqual(500);
    expect(reason.length).toBeLessThanOrEqual(400);
    expect(message).toMatch(/^[\x20-\x7e…😀]+$/u);
    expect(message).toMatch(/ \(request r{99}…\)$/u);
  }
  expect((await errorOf(json({ message: hostile }, 400))).reason).toMatch(/^a b \[31m c d e (?:😀)+…$/u);
});

test('the program can read the explanation at another place', async () => {
  const body = { outcome: { words: 'A\nlabel' }, message: 'usual' };
  const reasonIn = (value: unknown): string | undefined => Object(value).outcome?.words;
  expect((await errorOf(json(body, 409), { reasonIn })).reason).toBe('A label');
  expect((await errorOf(json({ message: 'usual' }, 409), { reasonIn })).reason).toBe('usual');
});

test.each(['x-request-id', 'request-id', 'x-github-request-id', 'x-amzn-requestid', 'x-correlation-id', 'cf-ray'])(
  'the error and the traces have the request id of the header %s',
  async (name) => {
    const events: TraceEvent[] = [];
    const middleware = [traceRequests((event) => events.push(event))];
    const error = await errorOf(json({ message: 'no' }, 403, { [name]: 'r-1' }), { middleware });
    expect(error.requestId).toBe('r-1');
    expect(error.message).toBe(`${operation}: 403 Forbidden: no (request r-1)`);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'response', requestId: 'r-1' }));
  },
);

test('an option replaces the header of the request id', async () => {
  const answer = json({}, 403, { 'x-trace': 't-1', 'x-request-id': 'r-1' });
  expect((await errorOf(answer, { requestIdHeader: 'x-trace' })).requestId).toBe('t-1');
  expect((await errorOf(answer, { requestIdHeader: 'x-other' })).requestId).toBeUndefined();
});
