import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { JsonValue } from '@forgespec/description/json';
import { listItems } from '../1-describe/runtime-expression.ts';
import type { Link } from '../1-describe/links.ts';
import type { RunContext } from './context.ts';
import { createSession } from './create-session.ts';
import { isAbandonedData } from '../2-plan/test-data.ts';
import { linkedPath } from '../2-plan/test-resources.ts';

/**
 * Deletes the test data of killed runs: all list items with a name such as `forgespec_…` that a run created. The journals of these runs are
 * not needed. Test data that is less than two hours old stays, because another run may still use it. That data does not disturb this run,
 * because names are unique.
 *
 * @param areas the areas of this run. Only their lists are searched.
 */
export async function removeAbandonedData(context: RunContext, areas: ReadonlySet<string>): Promise<void> {
  const { subject, resources } = context;
  for (const link of resources.links.filter((link) => link.from.method === 'post' && link.to.method === 'delete')) {
    if (!areas.has(link.from.area)) continue;
    const list = subject.operations.find(({ method, path }) => method === 'get' && path === link.from.path);
    if (list === undefined) continue;
    const { session } = createSession(context, `abandoned data ${list.name}`);
    try {
      const args = await session.prepare(list);
      const { response } = await session.probe(list, args);
      const items = isSuccess(response.status) ? (listItems(response.body) ?? []) : [];
      for (const item of items.filter((candidate) => isAbandonedData(candidate, context.identity.startedAt)))
        await removeItem(context, link, args, item);
    } catch {
      // Ignore errors here. The cases of the same operations report them.
    }
  }
}

async function removeItem(
  context: RunContext,
  { to, parameters }: Link,
  args: Parameters<typeof linkedPath>[1],
  item: JsonValue,
): Promise<void> {
  const response = { status: 200, headers: {}, body: JSON.stringify(item), bodyBytes: 0, milliseconds: 0 };
  const request = { method: 'GET', target: '', headers: {} };
  const created = { ...args, body: { mediaType: 'application/json', value: item } };
  const path = linkedPath(parameters, created, { request, response, startedAt: 0 });
  const { session } = createSession(context, `abandoned data ${to.name}`);
  await session.probe(to, await session.withPath(to, path));
}
