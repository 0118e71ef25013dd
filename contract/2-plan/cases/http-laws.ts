import { isSuccess } from '@forgespec/templates/shared/responses';
import type { Paging } from '@forgespec/generator/model/pagination';
import type { Exchange } from '../../http/wire-request.ts';
import type { Subject, TestedOperation } from '../../1-describe/subject.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { LeftOut } from '../session.ts';

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
      const request = { ...(await session.request(operation, call)), method: 'HEAD' };
      let difference: Difference | undefined;
      // Data may change between the two requests, so a difference has to show twice.
      for (let times = 0; times < 2; times += 1) {
        const get = await session.call(operation, call);
        const head = await session.send(operation, request, { isElsewhere: true });
        if (!isDocumented && isUnknownMethod(head.response.status)) return;
        difference = differenceBetween(get, head, operation.paging.headers);
        if (difference === undefined) return;
      }
      session.fail({
        rule: 'http/head',
        message: 'HEAD does not answer as GET does, without the body.',
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

/** Compares status and headers. Headers that a server makes with the body may be missing. RFC 9110, section 9.3.2. */
function differenceBetween(get: Exchange, head: Exchange, { total, page }: Paging['headers']): Difference | undefined {
  const compared = ['content-type', total, page].filter(
    (name) => name !== undefined && head.response.headers[name] !== undefined,
  );
  const summary = ({ response }: Exchange): string =>
    [response.status, ...compared.map((name = '') => `${name}: ${response.headers[name] ?? 'missing'}`)].join(', ');
  const [expected, got] = [summary(get), summary(head)];
  return expected === got ? undefined : { expected, got };
}

const isUnknownMethod = (status: number): boolean => [404, 405, 501].includes(status);

/** Sends PATCH where the description has none. Without a body it is harmless even if a server knows it after all. */
function unknownMethod(operation: TestedOperation, methods: readonly string[]): Case {
  const path = operation.pointer.replace(/\/[^/]+$/u, '');
  return caseOf(operation, {
    kind: 'http',
    name: 'http/method-not-allowed',
    pointer: path,
    level: 'full',
    async run(session, operation) {
      const call = { ...(await session.prepare(operation)), query: {} };
      const { body: _body, ...request } = await session.request(operation, call);
      const other = session.findOperation('PATCH', request.target);
      if (other !== undefined) throw new LeftOut(`${other.name} answers PATCH at the same address`);
      const { response } = await session.send(operation, { ...request, method: 'PATCH' }, { isElsewhere: true });
      if (isSuccess(response.status)) {
        const message = 'A method that is not documented was not refused.';
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
