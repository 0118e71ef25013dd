import { createDispatcher, offsetPage, Refusal, sliceOf, type Handlers } from '../../generated/server/index.ts';
import type { Badge } from '../../generated/types/index.ts';

/** Returns the handlers of all badge operations, with badges in memory. The handlers do not depend on an adapter. */
function badgeHandlers(): Handlers['projectBadges'] {
  const badges = new Map<number, Badge>();
  let created = 0;
  const find = (id: number): Badge => {
    const badge = badges.get(id);
    if (badge === undefined) throw new Refusal(404, '404 Badge Not Found');
    return badge;
  };
  const store = (badge: Badge): Badge => {
    badges.set(badge.id, badge);
    return badge;
  };
  return {
    list: ({ query }, context) => {
      const named = [...badges.values()].filter(({ name }) => query.name === undefined || query.name === name);
      const { offset, limit } = sliceOf(query);
      return { status: 200, ...offsetPage(named.slice(offset, offset + limit), named.length, query, context, 10_000) };
    },
    create: ({ body }) => ({ status: 201, body: store({ id: (created += 1), kind: 'project', ...rendered(body) }) }),
    get: ({ path }) => ({ status: 200, body: find(path.badge_id) }),
    update: ({ path, body }) => {
      const badge = find(path.badge_id);
      return { status: 200, body: store({ ...badge, ...rendered({ ...badge, ...body }) }) };
    },
    delete: ({ path }) => {
      badges.delete(find(path.badge_id).id);
      return { status: 204 };
    },
    render: ({ query }) => ({ status: 200, body: rendered(query) }),
  };
}

function rendered({ name = null, link_url, image_url }: Pick<Badge, 'image_url' | 'link_url'> & Partial<Badge>) {
  return { name, link_url, image_url, rendered_link_url: link_url, rendered_image_url: image_url };
}

/** Returns a dispatcher for the badge operations. It accepts only the given token. */
export function createBadgeServer(token: string) {
  const PrivateToken = (received: string) => (received === token ? { name: 'mira' } : undefined);
  const nobody = () => undefined;
  const authenticate = { PrivateToken, JobToken: nobody, RegistryBasic: nobody, RegistryToken: nobody };
  return createDispatcher({ projectBadges: badgeHandlers() }, { authenticate, checkResponses: 'throw' });
}
