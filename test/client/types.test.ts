import { expectTypeOf, test } from 'vitest';
import {
  type ApiCall,
  type Client,
  createClient,
  createCoreClient,
  projectBadges,
  resultOf,
} from '../../generated/client/index.ts';
import type { Badge, MergeRequestDetail } from '../../generated/types/index.ts';

// Nothing is sent here: `npm run check:types` checks the types.

test('calls have the types of the description', () => {
  expectTypeOf<Awaited<ReturnType<Client['projectBadges']['list']>>>().toEqualTypeOf<Badge[]>();
  expectTypeOf<Awaited<ReturnType<ReturnType<typeof projectBadges.list>>>>().toEqualTypeOf<Badge[]>();
  expectTypeOf<Awaited<ReturnType<Client['mergeRequests']['get']>>>().toEqualTypeOf<MergeRequestDetail>();
  expectTypeOf<Awaited<ReturnType<Client['projectBadges']['delete']>>>().toEqualTypeOf<undefined>();
  expectTypeOf<Awaited<ReturnType<Client['repositoryFiles']['getRaw']>>>().toEqualTypeOf<string>();
  expectTypeOf<ReturnType<Client['projectBadges']['list']>>().toExtend<Promise<Badge[]>>();
});

test('the headers of HEAD have their types', () => {
  type Headers = Awaited<ReturnType<Client['repositoryFiles']['getMetadata']>>;
  expectTypeOf<Headers['x-service-size']>().toEqualTypeOf<number>();
  expectTypeOf<Headers['x-service-encoding']>().toEqualTypeOf<'base64'>();
  expectTypeOf<Headers['x-service-execute-filemode']>().toEqualTypeOf<boolean | null | undefined>();
  expectTypeOf<Headers>().not.toHaveProperty('x-unheard-of');
});

test('a result is narrowed by its status', () => {
  const use = async (client: Client) => {
    const result = await resultOf(client.projectBadges.list({ id: 24 }));
    if (result.status === 200) {
      expectTypeOf(result.ok).toEqualTypeOf<true>();
      expectTypeOf(result.data).toEqualTypeOf<Badge[]>();
      expectTypeOf(result.headers['x-total']).toEqualTypeOf<number | undefined>();
      expectTypeOf(result.headers['x-next-page']).toEqualTypeOf<string | undefined>();
      // @ts-expect-error: a header that is not described
      return result.headers['retry-after'];
    }
    if (result.status === 301) {
      expectTypeOf(result.ok).toEqualTypeOf<false>();
      return expectTypeOf(result.headers.location).toEqualTypeOf<string>();
    }
    // @ts-expect-error: 404 has no such header
    if (result.status === 404) return result.headers.location;
    if (result.status === 503) return expectTypeOf(result.data).toEqualTypeOf<unknown>();
    // @ts-expect-error: HTTP has no such status
    return result.status === 1000;
  };
  expectTypeOf(use).toBeFunction();
});

test('a success is narrowed by ok, described or not', () => {
  const use = async (client: Client) => {
    const result = await resultOf(client.projectBadges.create({ id: 24 }, { link_url: 'a', image_url: 'b' }));
    if (result.ok) return expectTypeOf(result.data).toEqualTypeOf<Badge>();
    expectTypeOf<201>().not.toExtend<typeof result.status>();
    return expectTypeOf<422>().toExtend<typeof result.status>();
  };
  expectTypeOf(use).toBeFunction();
});

test('calls accept the described parameters, and require those that are required', () => {
  const use = (client: Client): unknown[] => [
    client.projectBadges.list({ id: 'aurora/compass' }, { name: 'Coverage' }),
    client.namespaces.list(),
    client.projectBadges.update({ id: 24, badge_id: 3 }),
    // @ts-expect-error: path values are missing
    client.projectBadges.list(),
    // @ts-expect-error: a path value is missing
    client.projectBadges.get({ id: 24 }),
    // @ts-expect-error: a required query is missing
    client.repositoryFiles.get({ id: 24, file_path: 'a' }),
    // @ts-expect-error: a required body is missing
    client.projectBadges.create({ id: 24 }),
    // @ts-expect-error: a required property of the body is missing
    client.projectBadges.create({ id: 24 }, { link_url: 'a' }),
    // @ts-expect-error: this parameter does not exist
    client.projectBadges.list({ id: 24 }, { nmae: 'Coverage' }),
    // @ts-expect-error: the value must not be null
    client.projectBadges.list({ id: 24 }, { name: null }),
    // @ts-expect-error: the value must be a number
    client.projectBadges.get({ id: 24, badge_id: '3' }),
    // @ts-expect-error: this option does not exist
    client.projectBadges.list({ id: 24 }, {}, { timeuot: 1 }),
  ];
  expectTypeOf(use).toBeFunction();
});

test('credentials are those of the description', () => {
  const use = (): unknown[] => [
    // @ts-expect-error: the address is missing
    createClient(),
    createClient({ baseUrl: 'https://forge.test', auth: { PrivateToken: () => 'a' } }),
    createCoreClient({
      baseUrl: 'https://forge.test',
      auth: { PrivateToken: 'a', RegistryBasic: { username: 'mira', password: 'b' } },
    }),
    // @ts-expect-error: this security scheme does not exist
    createClient({ baseUrl: 'https://forge.test', auth: { privateToken: 'a' } }),
    // @ts-expect-error: the password is missing
    createClient({ baseUrl: 'https://forge.test', auth: { RegistryBasic: { username: 'mira' } } }),
  ];
  expectTypeOf(use).toBeFunction();
});

test('a client with areas can be used as a client without areas, and a call as a promise', () => {
  const use = (client: Client): Promise<Badge[]> => projectBadges.list(client)({ id: 24 });
  expectTypeOf(use).toBeFunction();
  expectTypeOf<ApiCall<Badge, object>>().toExtend<Promise<Badge>>();
});
