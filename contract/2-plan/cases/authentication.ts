import type { SecurityAlternative } from '@forgespec/model';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireExchange } from '../../http/wire-request.ts';
import { placeCredentials, noCredentials, type RunCredential } from '../requests/credentials.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../session.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Case } from './case.ts';
import { createCase } from './draft.ts';
import { expectStatus, expectSuccess } from './expect.ts';

/**
 * Returns the cases for the credentials of an operation. One case sends no credentials. For each documented
 * alternative, one case sends valid credentials. If the operation requires credentials, there are two more cases for
 * each security scheme: one sends a wrong value, the other sends a valid credential in a wrong header.
 */
export function authenticationCases(operation: TestedOperation): Case[] {
  const { security } = operation;
  const pointer = `${operation.pointer}/security`;
  const isPublic = security.length === 0 || security.some((alternative) => alternative.length === 0);
  const schemes = new Set(security.flatMap((alternative) => alternative.map(({ scheme }) => scheme)));
  return [
    isPublic ? acceptsAnonymous(operation, pointer) : rejectsAnonymous(operation, pointer),
    ...security
      .filter((alternative) => alternative.length > 0)
      .map((alternative) => acceptsCredential(operation, pointer, alternative)),
    // A public operation does not have to check credentials.
    ...(isPublic
      ? []
      : [...schemes].flatMap((scheme) => [
          rejectsWrongValue(operation, pointer, scheme),
          rejectsWrongPlace(operation, pointer, scheme),
        ])),
  ];
}

/**
 * Returns the statuses that count as a rejection of a caller without valid credentials. The statuses 401 and 404 always
 * count: with 404, a service may hide its resources. If the operation does not document 401, a documented 403 and
 * documented redirects also count, because a redirect may lead to a login page.
 */
function rejectionStatuses({ responses }: TestedOperation): number[] {
  const documented = responses.map(({ status }) => Number(status));
  const others = documented.includes(401) ? [] : [302, 303, 307, 403].filter((status) => documented.includes(status));
  return [401, 404, ...others];
}

function rejectsAnonymous(operation: TestedOperation, pointer: string): Case {
  return createCase(operation, {
    kind: 'authentication',
    name: 'authentication/none',
    pointer,
    async run(session, operation) {
      const exchange = await session.call(operation, await session.prepare(operation), {
        as: noCredentials,
        tolerate: rejectionStatuses(operation),
      });
      const message = 'A request without credentials was not rejected.';
      expectStatus(session, exchange, rejectionStatuses(operation), message, { rule: 'authentication/none', pointer });
    },
  });
}

function acceptsAnonymous(operation: TestedOperation, pointer: string): Case {
  return createCase(operation, {
    kind: 'authentication',
    name: 'authentication/public',
    pointer,
    async run(session, operation) {
      const exchange = await session.call(operation, await session.prepare(operation), { as: noCredentials });
      expectSuccess(session, operation, exchange, { rule: 'authentication/public', pointer });
    },
  });
}

function acceptsCredential(operation: TestedOperation, pointer: string, alternative: SecurityAlternative): Case {
  return createCase(operation, {
    kind: 'authentication',
    name: `authentication/${alternative.map(({ scheme }) => scheme).join('+')}/right`,
    pointer,
    async run(session, operation) {
      const given = session.knownCredentials(operation);
      const missing = alternative.find(({ scheme }) => given[scheme] === undefined);
      if (missing !== undefined) throw new CaseSkippedError(`no credential is known for ${missing.scheme}`);
      const args = await session.prepare(operation);
      const as = await session.credentials(operation, { alternative, args });
      const exchange = await session.call(operation, args, { as });
      expectSuccess(session, operation, exchange, { rule: 'authentication/right', pointer });
    },
  });
}

function rejectsWrongValue(operation: TestedOperation, pointer: string, scheme: string): Case {
  return createCase(operation, {
    kind: 'authentication',
    name: `authentication/${scheme}/wrong`,
    pointer,
    async run(session, operation) {
      if (session.fixtures.stateless) throw new CaseExcludedError('a mock does not check the value of a credential');
      const wrong: RunCredential = { username: 'nobody', password: 'not-the-password' };
      const known = session.knownCredentials(operation)[scheme];
      const isPair = typeof known === 'object' && 'username' in known;
      const as = placeCredentials(session.subject.api, [{ scheme, scopes: [] }], {
        [scheme]: isPair ? wrong : 'not-a-token',
      });
      const isDocumented = operation.responses.some(({ status }) => status === '401');
      const wanted = isDocumented ? [401] : rejectionStatuses(operation);
      const exchange = await session.call(operation, await session.prepare(operation), { as, tolerate: wanted });
      await skipIfPublic(session, operation, exchange);
      expectStatus(session, exchange, wanted, 'A wrong credential was not rejected.', {
        rule: 'authentication/wrong',
        pointer,
      });
    },
  });
}

/**
 * Ends a case whose request was accepted, if a request without credentials is accepted too: the case `authentication/none` reports this cause.
 *
 * @throws {CaseSkippedError} if the operation accepts requests without credentials.
 */
async function skipIfPublic(session: Session, operation: TestedOperation, { response }: WireExchange): Promise<void> {
  if (!isSuccess(response.status)) return;
  const anonymous = await session.call(operation, await session.prepare(operation), {
    as: noCredentials,
    tolerate: rejectionStatuses(operation),
  });
  if (isSuccess(anonymous.response.status))
    throw new CaseSkippedError(`${operation.name} accepts requests without credentials`);
}

/**
 * Returns a case that sends a valid credential in a header that the description does not define. The server must reject
 * the request.
 */
function rejectsWrongPlace(operation: TestedOperation, pointer: string, scheme: string): Case {
  const scopes = operation.security.flat().find((candidate) => candidate.scheme === scheme)?.scopes ?? [];
  return createCase(operation, {
    kind: 'authentication',
    name: `authentication/${scheme}/wrong-place`,
    pointer,
    async run(session, operation) {
      if (session.knownCredentials(operation)[scheme] === undefined) {
        throw new CaseSkippedError(`no credential is known for ${scheme}`);
      }
      const args = await session.prepare(operation);
      const right = await session.credentials(operation, { alternative: [{ scheme, scopes }], args });
      const [value = ''] = [...Object.values(right.headers), ...Object.values(right.query)];
      const [placeholder = ''] = Object.values(right.placeholders);
      const as = {
        headers: { 'x-forgespec-elsewhere': value },
        query: {},
        placeholders: { 'x-forgespec-elsewhere': placeholder },
      };
      const exchange = await session.call(operation, args, { as, tolerate: rejectionStatuses(operation) });
      await skipIfPublic(session, operation, exchange);
      const message = 'A credential in the wrong place was accepted.';
      expectStatus(session, exchange, rejectionStatuses(operation), message, {
        rule: 'authentication/wrong-place',
        pointer,
      });
    },
  });
}
