import { withQuery } from '@forgespec/templates/shared/query-component';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireExchange } from '../../http/wire-request.ts';
import type { ContractSubject, TestedOperation } from '../../1-describe/subject.ts';
import type { Case } from './case.ts';
import { createCase } from './draft.ts';
import { CaseExcludedError } from '../session.ts';

/**
 * Returns the cases for RFC 9110. HEAD must return the same status and headers as GET. A 405 must have a correct `Allow`
 * header.
 */
export function httpCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const methods = subject.operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
  // The case for an unknown method is created only once for each path, as a case of the first operation of the path.
  const isFirst = methods[0] === operation.method;
  return [
    ...(operation.method === 'get' ? [headEqualsGet(operation, methods.includes('head'))] : []),
    ...(isFirst && !methods.includes('patch') ? [unknownMethod(operation, methods)] : []),
  ];
}

function headEqualsGet(operation: TestedOperation, isDocumented: boolean): Case {
  return createCase(operation, {
    kind: 'http',
    name: 'http/head',
    pointer: operation.pointer,
    async run(session, operation) {
      const args = await session.prepare(operation);
      const request = { ...(await session.request(operation, args)), method: 'HEAD' };
      let difference: Difference | undefined;
      // Data may change between the two requests, so only a difference that occurs twice is reported.
      for (let times = 0; times < 2; times += 1) {
        const get = await session.call(operation, args);
        const head = await session.send(operation, request, { isElsewhere: true });
        if (!isDocumented && isUnknownMethod(head.response.status)) return;
        difference = differenceBetween(get, head, await session.call(operation, args));
        if (difference === undefined) return;
      }
      session.fail({
        rule: 'http/head',
        message: 'HEAD does not return the same status and headers as GET.',
        expected: difference?.expected ?? '',
        got: difference?.got ?? '',
        pointer: operation.pointer,
      });
    },
  });
}

interface Difference {
  readonly expected: string;
  readonly got: string;
}

/**
 * Compares the status and the headers of the responses to GET and HEAD. Returns undefined if all of them are the same. Ignores a header that
 * the response to HEAD omits, because this response may omit headers that depend on the body (RFC 9110, section 9.3.2), and a header whose
 * value differs between two responses to GET.
 */
function differenceBetween(get: WireExchange, head: WireExchange, again: WireExchange): Difference | undefined {
  const isLasting = (name: string): boolean => again.response.headers[name] === get.response.headers[name];
  const compared = Object.keys(get.response.headers)
    .filter((name) => head.response.headers[name] !== undefined && isLasting(name) && !ofConnection.has(name))
    // Many frameworks set the length of the omitted body to 0.
    .filter((name) => name !== 'content-length' || head.response.headers[name] !== '0')
    .filter((name) => head.response.headers[name] !== get.response.headers[name]);
  const summary = ({ response }: WireExchange): string =>
    [response.status, ...compared.map((name) => `${name}: ${response.headers[name] ?? 'missing'}`)].join(', ');
  const [expected, got] = [summary(get), summary(head)];
  return expected === got ? undefined : { expected, got };
}

/** Headers of a connection or of one message. */
const ofConnection: ReadonlySet<string> = new Set([
  'age',
  'connection',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
]);

const isUnknownMethod = (status: number): boolean => [404, 405, 501].includes(status);

/**
 * Returns a case that sends PATCH to a path whose description has no PATCH. The request has no body. It therefore changes nothing even if
 * the server supports PATCH.
 */
function unknownMethod(operation: TestedOperation, methods: readonly string[]): Case {
  const path = operation.pointer.replace(/(?:\/additionalOperations)?\/[^/]+$/u, '');
  return createCase(operation, {
    kind: 'http',
    name: 'http/method-not-allowed',
    pointer: path,
    level: 'full',
    async run(session, operation) {
      const args = { ...(await session.prepare(operation)), query: {} };
      const { body: _body, ...request } = await session.request(operation, args);
      const other = session.findOperation('PATCH', request.target);
      if (other !== undefined) throw new CaseExcludedError(`${other.name} has the method PATCH at the same address`);
      const { response } = await session.send(operation, { ...request, method: 'PATCH' }, { isElsewhere: true });
      if (isSuccess(response.status)) {
        const message = 'An undocumented method was not rejected.';
        session.fail({
          rule: 'http/method',
          message,
          expected: '405 or 404',
          got: String(response.status),
          pointer: path,
        });
      }
      if (response.status !== 405) return;
      const allowed = (response.headers['allow'] ?? '').toLowerCase().split(/\s*,\s*/u);
      if (methods.every((method) => allowed.includes(method))) return;
      session.fail({
        rule: 'http/allow',
        message: 'A 405 does not list the documented methods in the header Allow.',
        expected: methods.join(', ').toUpperCase(),
        got: response.headers['allow'] ?? 'no such header',
        pointer: path,
      });
    },
  });
}

/** Returns the cases for requests that are not valid HTTP. The server must not respond with a 5xx. */
export function brokenRequestCases(operation: TestedOperation): Case[] {
  const { pointer } = operation;
  const isGet = operation.method === 'get';
  return isGet
    ? [
        createCase(operation, {
          kind: 'wire',
          name: 'wire/bad-percent-encoding',
          pointer,
          async run(session, operation) {
            const request = await session.request(operation, await session.prepare(operation));
            const broken = { ...request, target: withQuery(request.target, 'forgespec=%E0%A4%A') };
            // Most servers reject this request before they find its operation. The response is therefore not checked against
            // the operation.
            const { response } = await session.send(operation, broken, { isElsewhere: true });
            // A server may also ignore the broken parameter and accept the request. A normal request then checks that the
            // server still runs.
            if (isSuccess(response.status)) await session.call(operation, await session.prepare(operation));
          },
        }),
      ]
    : [];
}
