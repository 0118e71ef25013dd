import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import { commonProperties, differenceOf } from '../lists/shared-properties.ts';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { createsResource } from '../../../1-describe/links.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseExcludedError } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';

/** Returns the case that `Location` of a 201 leads to the resource that was created (RFC 9110, section 10.2.2). */
export function locationCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  if (!operation.responses.some(({ status }) => status === '201') || !createsResource(operation)) return [];
  const pointer = `${operation.pointer}/responses/201`;
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/location',
      pointer,
      async run(session, operation) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
        const { request, response } = await session.call(operation, await session.prepare(operation));
        const location = response.headers['location'];
        if (response.status !== 201 || location === undefined) return;
        const fail = (message: string, expected: string, got: string): void =>
          session.fail({ rule: 'write/location', message, expected, got, pointer });
        const target = session.requestTargetOf(location, request);
        if (target === undefined) return void fail('Location is not a valid address.', 'an http address', location);
        const reader = session.findOperation('GET', target);
        // The address may be a page for people, which the description does not contain.
        if (reader === undefined) {
          const message = 'Location leads to no operation of the description.';
          return void session.hint({
            rule: 'write/location',
            message,
            expected: 'a documented GET',
            got: location,
            pointer,
          });
        }
        // The reader may need headers, such as a version.
        const base = await session.request(reader, await session.prepare(reader));
        const read = await session.send(reader, { ...base, target }, { isElsewhere: true });
        if (!isSuccess(read.response.status))
          return void fail(
            'Location does not lead to the created resource.',
            '2xx',
            `${read.response.status} for ${location}`,
          );
        const names = namesInBoth(subject, operation, reader);
        const difference = differenceOf(names, parseJsonBody(response.body), parseJsonBody(read.response.body));
        if (difference === undefined) return;
        const { name, one: expected, other: got } = difference;
        fail(`Location leads to a resource with another ${name}.`, JSON.stringify(expected), JSON.stringify(got));
      },
    }),
  ];
}

/** Returns the properties with the same schema in the 201 of an operation and in the success of another one. */
function namesInBoth(
  subject: ContractSubject,
  creator: TestedOperation,
  reader: TestedOperation,
): ReturnType<typeof commonProperties> {
  const created = jsonSchemaOf(creator, (status) => status === '201');
  const read = jsonSchemaOf(reader);
  return created === undefined || read === undefined ? [] : commonProperties(subject, created, read);
}
