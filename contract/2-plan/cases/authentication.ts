import type { SecurityAlternative } from '@forgespec/generator/model/security';
import { carry, nobody, type Credential } from '../requests/credentials.ts';
import { LeftOut, Skip } from '../session.ts';
import type { TestedOperation } from '../../1-describe/subject.ts';
import type { Case } from './case.ts';
import { caseOf } from './draft.ts';
import { expectStatus, expectSuccess } from './expect.ts';

/** Nobody at all, each way to be let in alone, each with a wrong value, each where it does not belong. */
export function authenticationCases(operation: TestedOperation): Case[] {
  const { security } = operation;
  const pointer = `${operation.pointer}/security`;
  const isPublic = security.length === 0 || security.some((alternative) => alternative.length === 0);
  const schemes = new Set(security.flatMap((alternative) => alternative.map(({ scheme }) => scheme)));
  return [
    isPublic ? staysPublic(operation, pointer) : refusesNobody(operation, pointer),
    ...security
      .filter((alternative) => alternative.length > 0)
      .map((alternative) => letsIn(operation, pointer, alternative)),
    // An operation that also answers callers without a credential need not look at one.
    ...(isPublic
      ? []
      : [...schemes].flatMap((scheme) => [
          refusesWrongValue(operation, pointer, scheme),
          refusesWrongPlace(operation, pointer, scheme),
        ])),
  ];
}

/**
 * Statuses that refuse an unknown caller. A service may hide a resource by 404. If the description has no 401, a documented 403
 * or a redirect to a login page says the same.
 */
function refusalsOf({ responses }: TestedOperation): number[] {
  const documented = responses.map(({ status }) => Number(status));
  const others = documented.includes(401) ? [] : [302, 303, 307, 403].filter((status) => documented.includes(status));
  return [401, 404, ...others];
}

function refusesNobody(operation: TestedOperation, pointer: string): Case {
  return caseOf(operation, {
    kind: 'authentication',
    name: 'authentication/none',
    pointer,
    async run(session, operation) {
      const exchange = await session.call(operation, await session.prepare(operation), {
        as: nobody,
        tolerate: refusalsOf(operation),
      });
      const message = 'A request without credentials was not refused.';
      expectStatus(session, exchange, refusalsOf(operation), message, { rule: 'authentication/none', pointer });
    },
  });
}

function staysPublic(operation: TestedOperation, pointer: string): Case {
  return caseOf(operation, {
    kind: 'authentication',
    name: 'authentication/public',
    pointer,
    async run(session, operation) {
      const exchange = await session.call(operation, await session.prepare(operation), { as: nobody });
      expectSuccess(session, operation, exchange, { rule: 'authentication/public', pointer });
    },
  });
}

function letsIn(operation: TestedOperation, pointer: string, alternative: SecurityAlternative): Case {
  return caseOf(operation, {
    kind: 'authentication',
    name: `authentication/${alternative.map(({ scheme }) => scheme).join('+')}/right`,
    pointer,
    async run(session, operation) {
      const given = session.known(operation);
      const missing = alternative.find(({ scheme }) => given[scheme] === undefined);
      if (missing !== undefined) throw new Skip(`the fixtures have no credential for ${missing.scheme}`);
      const call = await session.prepare(operation);
      const as = await session.credentials(operation, { alternative, call });
      const exchange = await session.call(operation, call, { as });
      expectSuccess(session, operation, exchange, { rule: 'authentication/right', pointer });
    },
  });
}

function refusesWrongValue(operation: TestedOperation, pointer: string, scheme: string): Case {
  return caseOf(operation, {
    kind: 'authentication',
    name: `authentication/${scheme}/wrong`,
    pointer,
    async run(session, operation) {
      if (session.fixtures.stateless) throw new LeftOut('a mock does not look at the value of a credential');
      const wrong: Credential = { username: 'nobody', password: 'not-the-password' };
      const known = session.known(operation)[scheme];
      const isPair = typeof known === 'object' && 'username' in known;
      const as = carry(session.subject.api, [{ scheme, scopes: [] }], { [scheme]: isPair ? wrong : 'not-a-token' });
      const isDocumented = operation.responses.some(({ status }) => status === '401');
      const wanted = isDocumented ? [401] : refusalsOf(operation);
      const exchange = await session.call(operation, await session.prepare(operation), { as, tolerate: wanted });
      expectStatus(session, exchange, wanted, 'A wrong credential was not refused.', {
        rule: 'authentication/wrong',
        pointer,
      });
    },
  });
}

/** A right value in a header of another name lets nobody in. */
function refusesWrongPlace(operation: TestedOperation, pointer: string, scheme: string): Case {
  const scopes = operation.security.flat().find((candidate) => candidate.scheme === scheme)?.scopes ?? [];
  return caseOf(operation, {
    kind: 'authentication',
    name: `authentication/${scheme}/wrong-place`,
    pointer,
    async run(session, operation) {
      if (session.known(operation)[scheme] === undefined) {
        throw new Skip(`the fixtures have no credential for ${scheme}`);
      }
      const call = await session.prepare(operation);
      const right = await session.credentials(operation, { alternative: [{ scheme, scopes }], call });
      const [value = ''] = [...Object.values(right.headers), ...Object.values(right.query)];
      const [placeholder = ''] = Object.values(right.placeholders);
      const as = {
        headers: { 'x-forgespec-elsewhere': value },
        query: {},
        placeholders: { 'x-forgespec-elsewhere': placeholder },
      };
      const exchange = await session.call(operation, call, { as, tolerate: refusalsOf(operation) });
      const message = 'A credential in the wrong place was accepted.';
      expectStatus(session, exchange, refusalsOf(operation), message, { rule: 'authentication/wrong-place', pointer });
    },
  });
}
