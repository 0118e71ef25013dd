import type { Subject, TestedOperation } from '../subject/subject.ts';
import { isSuccess } from '../verdict/documented-response.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { expectStatus } from './expect.ts';

/** What HTTP itself asks: HEAD equals GET without a body, and 405 says what is allowed. RFC 9110. */
export function httpCases(subject: Subject, operation: TestedOperation): Case[] {
  const methods = subject.operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
  // One case for each path, under the name of its first operation.
  const isFirst = methods[0] === operation.method;
  return [
    ...(operation.method === 'get' ? [headEqualsGet(operation, methods.includes('head'))] : []),
    ...(isFirst && !methods.includes('patch') ? [unknownMethod(operation, methods)] : []),
  ];
}

function headEqualsGet(operation: TestedOperation, isDocumented: boolean): Case {
  return caseOf(operation, {
    kind: 'http',
    name: 'http/head',
    pointer: operation.pointer,
    async run(session, operation) {
      const call = await session.prepare(operation);
      const get = await session.call(operation, call);
      const request = { ...(await session.request(operation, call)), method: 'HEAD' };
      const head = await session.send(operation, request, { isElsewhere: true });
      const { status } = head.response;
      if (!isDocumented && (status === 405 || status === 404)) return;
      // Headers that are made together with a body may be left out. RFC 9110, section 9.3.2.
      const compared = ['content-type', 'x-total', 'x-page'].filter(
        (name) => head.response.headers[name] !== undefined,
      );
      const of = ({ response }: typeof get): string =>
        [response.status, ...compared.map((name) => `${name}: ${response.headers[name] ?? 'missing'}`)].join(', ');
      if (of(get) === of(head)) return;
      session.fail({
        rule: 'http/head',
        message: 'HEAD does not answer as GET does, without the body.',
        expected: of(get),
        got: of(head),
        pointer: operation.pointer,
      });
    },
  });
}

function unknownMethod(operation: TestedOperation, methods: readonly string[]): Case {
  const path = operation.pointer.replace(/\/[^/]+$/u, '');
  return caseOf(operation, {
    kind: 'http',
    name: 'http/method-not-allowed',
    pointer: path,
    // A server that answers it after all might change something.
    level: 'full',
    async run(session, operation) {
      const call = { ...(await session.prepare(operation)), query: {} };
      const { body: _body, ...request } = await session.request(operation, call);
      const exchange = await session.send(operation, { ...request, method: 'PATCH' }, { isElsewhere: true });
      const message = 'A method that is not documented was not refused.';
      if (!expectStatus(session, exchange, [404, 405], message, { rule: 'http/method', pointer: path })) return;
      if (exchange.response.status !== 405) return;
      const allowed = (exchange.response.headers['allow'] ?? '').toLowerCase().split(/\s*,\s*/u);
      if (methods.every((method) => allowed.includes(method))) return;
      session.fail({
        rule: 'http/allow',
        message: 'A 405 does not list the methods that there are, in the header Allow.',
        expected: methods.join(', ').toUpperCase(),
        got: exchange.response.headers['allow'] ?? 'no such header',
        pointer: path,
      });
    },
  });
}

/** A request that nobody could mean is refused, and not with a 5xx. */
export function brokenRequestCases(operation: TestedOperation): Case[] {
  const { pointer } = operation;
  const isGet = operation.method === 'get';
  return isGet
    ? [
        caseOf(operation, {
          kind: 'wire',
          name: 'wire/bad-percent-encoding',
          pointer,
          async run(session, operation) {
            const request = await session.request(operation, await session.prepare(operation));
            const joint = request.target.includes('?') ? '&' : '?';
            const broken = { ...request, target: `${request.target}${joint}forgespec=%E0%A4%A` };
            // Few servers get as far as the operation.
            const { response } = await session.send(operation, broken, { isElsewhere: true });
            // It may as well be ignored; it must not be the end of the server.
            if (isSuccess(response.status)) await session.call(operation, await session.prepare(operation));
          },
        }),
      ]
    : [];
}
