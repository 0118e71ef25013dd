import { expectTypeOf, test } from 'vitest';
import type {
  CreateProjectBadge,
  DeleteProjectBadge,
  GetProjectBadge,
  GetRawRepositoryFile,
  GetRegistryToken,
  GetRepositoryFileMetadata,
  Handlers,
  ListProjectBadges,
  ListProjectBadgesInput,
  ProjectBadgesHandlers,
  UpdateProjectBadgeInput,
} from '../../generated/server/index.ts';
import type { Badge, BadgeCreate, BadgeUpdate } from '../../generated/types/index.ts';

// `npm run check:types` checks these tests. The handlers do not run.

declare module '../../generated/server/runtime/handler-context.ts' {
  interface HandlerContext {
    readonly user?: { readonly name: string };
  }
}

const noSuchBadge = { status: 404, body: { message: '404 Badge Not Found' } } as const;

test('the handlers of an area compile', () => {
  const badges = new Map<number, Badge>();
  const handlers = {
    list: () => ({ status: 200, headers: { 'x-total': badges.size }, body: [...badges.values()] }),
    get: ({ path }) => {
      const badge = badges.get(path.badge_id);
      return badge === undefined ? noSuchBadge : { status: 200, body: badge };
    },
    create: ({ body }) => {
      const badge = makeBadge(badges.size + 1, body);
      badges.set(badge.id, badge);
      return { status: 201, body: badge };
    },
    update: async ({ path, body }) => {
      const badge = badges.get(path.badge_id);
      return badge === undefined ? noSuchBadge : { status: 200, body: { ...badge, ...body } };
    },
    delete: ({ path }) => (badges.delete(path.badge_id) ? { status: 204 } : noSuchBadge),
    render: ({ query }) => ({ status: 200, body: makeBadge(0, query) }),
  } satisfies ProjectBadgesHandlers;
  expectTypeOf(handlers).toExtend<Handlers['projectBadges']>();
});

const makeBadge = (id: number, { link_url = '', image_url = '', name }: Partial<BadgeCreate>): Badge => ({
  id,
  link_url,
  image_url,
  rendered_link_url: link_url,
  rendered_image_url: image_url,
  name: name ?? null,
  kind: 'project',
});

test('an input has only the described parts', () => {
  expectTypeOf<ListProjectBadgesInput>().toHaveProperty('path');
  // A parameter with a default is always present.
  expectTypeOf<ListProjectBadgesInput['query']['page']>().toEqualTypeOf<number>();
  expectTypeOf<ListProjectBadgesInput['query']['name']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<ListProjectBadgesInput>().not.toHaveProperty('body');
  expectTypeOf<Parameters<CreateProjectBadge>[0]['body']>().toEqualTypeOf<BadgeCreate>();
  expectTypeOf<UpdateProjectBadgeInput['body']>().toEqualTypeOf<BadgeUpdate | undefined>();
});

test('a context has the properties that a server adds', () => {
  expectTypeOf<Parameters<ListProjectBadges>[1]['signal']>().toEqualTypeOf<AbortSignal>();
  expectTypeOf<Parameters<ListProjectBadges>[1]['user']>().toEqualTypeOf<{ readonly name: string } | undefined>();
});

test('the scheme is the discriminant of the caller', () => {
  const handler: GetRegistryToken = (_, { auth }) => {
    expectTypeOf(auth.scheme).toEqualTypeOf<'RegistryBasic'>();
    expectTypeOf(auth.credential.username).toEqualTypeOf<string>();
    return { status: 401, body: 'no' };
  };
  const open: GetRawRepositoryFile = (_, { auth }) => {
    expectTypeOf(auth.scheme).toEqualTypeOf<'PrivateToken' | undefined>();
    return auth.scheme === undefined
      ? { status: 404, body: 'not for everyone' }
      : { status: 401, body: { credential: auth.credential } };
  };
  expectTypeOf([handler, open]).toBeArray();
});

test('only a documented response compiles', () => {
  // @ts-expect-error: a status that is not documented
  const wrongStatus: ListProjectBadges = () => ({ status: 418 });
  // @ts-expect-error: no status
  const noStatus: ListProjectBadges = () => ({ body: [] });
  // @ts-expect-error: no body
  const noBody: ListProjectBadges = () => ({ status: 200 });
  // @ts-expect-error: a field of the body is missing
  const noId: GetProjectBadge = async () => ({ status: 200, body: { link_url: 'a' } });
  // @ts-expect-error: the body of another status
  const otherBody: GetProjectBadge = () => ({ status: 200, body: { message: '404 Not Found' } });
  // @ts-expect-error: this response has no body
  const bodyInVain: DeleteProjectBadge = () => ({ status: 204, body: {} });
  // @ts-expect-error: a required header is missing
  const noLocation: ListProjectBadges = () => ({ status: 301, headers: {}, body: { message: 'Moved' } });
  // @ts-expect-error: all headers are missing, of which one is required
  const noHeaders: ListProjectBadges = () => ({ status: 301, body: { message: 'Moved' } });
  // @ts-expect-error: a header that is not documented
  const otherHeader: ListProjectBadges = () => ({ status: 200, headers: { 'x-totl': 1 }, body: [] });
  // @ts-expect-error: a header of another type
  const headerType: ListProjectBadges = () => ({ status: 200, headers: { 'x-total': 'one' }, body: [] });
  // @ts-expect-error: a handler is missing
  const fewHandlers: Pick<Handlers, 'projectBadges'> = { projectBadges: { list: noBody } };
  expectTypeOf([wrongStatus, noStatus, noBody, noId, otherBody, noLocation, noHeaders, otherHeader]).toBeArray();
  expectTypeOf([headerType, bodyInVain, fewHandlers]).toBeArray();
});

test('an optional header may be undefined', () => {
  const next: string | undefined = undefined;
  const handler: ListProjectBadges = () => ({ status: 200, headers: { 'x-next-page': next }, body: [] });
  expectTypeOf(handler).toBeFunction();
});

test('a response to HEAD has no body; a text body is not encoded as JSON', () => {
  type Metadata = Extract<Awaited<ReturnType<GetRepositoryFileMetadata>>, { status: 200 }>;
  expectTypeOf<Metadata['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<Metadata['headers']['X-Service-Size']>().toEqualTypeOf<number>();
  const streamed: GetRawRepositoryFile = () => ({ status: 200, body: new Blob(['a']).stream() });
  async function* lines() {
    yield new TextEncoder().encode('a');
  }
  const iterated: GetRawRepositoryFile = () => ({ status: 200, body: lines() });
  expectTypeOf([streamed, iterated]).toBeArray();
});
