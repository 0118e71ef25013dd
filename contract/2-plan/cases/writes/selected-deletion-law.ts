import { isJsonObject } from '@forgespec/description/json';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { ownValue } from '../../../http/arguments.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { TestedOperation } from '../../../1-describe/subject.ts';
import { CaseExcludedError, CaseSkippedError } from '../../session.ts';
import { linkedPath, type TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { expectEffectNow, expectSuccess } from '../expect.ts';
import { isMarkedAsDeleted } from '../marked-as-deleted.ts';

/**
 * Returns the case for a DELETE whose query selects the resource by a property, such as `DELETE /labels?name=bug`: the selected resource cannot
 * be read any more.
 */
export function selectedDeletionCases(resources: TestResources, operation: TestedOperation): Case[] {
  const [selector, ...others] = operation.parameters.filter(
    ({ in: location, required }) => location === 'query' && required,
  );
  const link = resources.links.find(
    ({ from, to }) =>
      from.method === 'post' && from.path === operation.path && to.method === 'get' && to.path.endsWith('}'),
  );
  if (operation.method !== 'delete' || selector === undefined || others.length > 0 || link === undefined) return [];
  const pointer = `${operation.pointer}/responses`;
  return [
    createCase(operation, {
      kind: 'write',
      name: 'write/deleted',
      pointer,
      async run(session, operation) {
        if (session.fixtures.stateless) throw new CaseExcludedError('a mock has no state');
        const { args: created, exchange } = await resources.create(link.from, session);
        const body = parseJsonBody(exchange.response.body);
        const value = isJsonObject(body) ? ownValue(body, selector.name) : undefined;
        if (value === undefined || typeof value === 'object')
          throw new CaseSkippedError(`the new resource has no ${selector.name}`);
        const reading = await session.withPath(link.to, linkedPath(link.parameters, created, exchange));
        const before = parseJsonBody((await session.probe(link.to, reading)).response.body);
        const args = await session.withPath(operation, created.path);
        const deleted = await session.call(operation, { ...args, query: { ...args.query, [selector.name]: value } });
        if (!expectSuccess(session, operation, deleted, { rule: 'write/deleted', pointer })) return;
        expectEffectNow(session, operation, deleted);
        const { response } = await session.probe(link.to, reading);
        if (!isSuccess(response.status) || isMarkedAsDeleted(before, parseJsonBody(response.body))) return;
        session.fail({
          rule: 'write/deleted',
          message: `${link.to.name} still returns the resource that ${operation.name} has deleted.`,
          expected: '404 or 410',
          got: String(response.status),
          pointer,
        });
      },
    }),
  ];
}
