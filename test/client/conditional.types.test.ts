import { expectTypeOf, test } from 'vitest';
import {
  isErrorOf,
  itemsOf,
  listMergeRequests,
  NotFoundError,
  RateLimitError,
  type ApiError,
  type Client,
  type Page,
} from '../../generated/client/index.ts';
import type { MergeRequestLabel, MergeRequestSimple, RegistryTag } from '../../generated/types/index.ts';

// Nothing is sent here: the compiler is the judge, and `npm run check:types` asks it.

const path = { id: 24, merge_request_iid: 17 };

test('labels are names, or whole labels where the query asks for them', () => {
  const use = async (client: Client, isDetailed: boolean) => {
    const [plain] = await client.mergeRequests.list();
    expectTypeOf(plain!.labels).toEqualTypeOf<string[]>();
    const [other] = await client.mergeRequests.list({ with_labels_details: false });
    expectTypeOf(other!.labels).toEqualTypeOf<string[]>();
    const [detailed] = await client.mergeRequests.list({ with_labels_details: true });
    expectTypeOf(detailed!.labels).toEqualTypeOf<MergeRequestLabel[]>();
    const [either] = await client.mergeRequests.list({ with_labels_details: isDetailed });
    expectTypeOf(either!.labels).toEqualTypeOf<(MergeRequestLabel | string)[]>();
    for await (const { labels } of client.mergeRequests.list.all({ with_labels_details: true })) {
      expectTypeOf(labels).toEqualTypeOf<MergeRequestLabel[]>();
    }
    for await (const { labels } of itemsOf(listMergeRequests(client, { with_labels_details: true }))) {
      expectTypeOf(labels).toEqualTypeOf<MergeRequestLabel[]>();
    }
  };
  expectTypeOf(use).toBeFunction();
});

test('HTML is there where the query asks for it', () => {
  const use = async (client: Client) => {
    const request = await client.mergeRequests.get(path, { render_html: true, include_rebase_in_progress: true });
    expectTypeOf(request.title_html).toEqualTypeOf<string>();
    expectTypeOf(request.rebase_in_progress).toEqualTypeOf<boolean | null>();
    expectTypeOf(request.diverged_commits_count).toEqualTypeOf<number | undefined>();
    expectTypeOf((await client.mergeRequests.get(path)).title_html).toEqualTypeOf<string | undefined>();
  };
  expectTypeOf(use).toBeFunction();
});

test('a short form is another type', () => {
  const use = async (client: Client) => {
    const [short] = await client.mergeRequests.list({ view: 'simple' });
    expectTypeOf(short!).toEqualTypeOf<MergeRequestSimple>();
    const [repository] = await client.containerRegistry.listProjectRepositories({ id: 24 }, { tags: true });
    expectTypeOf(repository!.tags).toEqualTypeOf<RegistryTag[]>();
    expectTypeOf(repository!.tags_count).toEqualTypeOf<number | undefined>();
  };
  expectTypeOf(use).toBeFunction();
});

test('flags do not let anything else pass', () => {
  const use = (client: Client): unknown[] => [
    // @ts-expect-error: a parameter that there is not
    client.mergeRequests.list({ render_html: true, nmae: 'x' }),
    // @ts-expect-error: no text where a flag belongs
    client.mergeRequests.list({ render_html: 'yes' }),
    // @ts-expect-error: a view that there is not
    client.mergeRequests.list({ view: 'short' }),
    // @ts-expect-error: a parameter of the list
    client.mergeRequests.get(path, { with_labels_details: true }),
    // @ts-expect-error: page after page goes what lists, and not what reads one
    client.mergeRequests.get.all(path),
    // @ts-expect-error: keyset pagination is for registry tags only
    client.projectBadges.list({ id: 24 }, { pagination: 'keyset' }),
    // @ts-expect-error: a cap belongs to what lists
    client.mergeRequests.get(path, {}, { maxPages: 2 }),
  ];
  expectTypeOf(use).toBeFunction();
});

test('pages have items of the type of the list', () => {
  const use = async (client: Client) => {
    for await (const page of client.projectLabels.list.pages({ id: 24 }, {}, { maxPages: 2 })) {
      expectTypeOf(page).toExtend<Page<{ readonly name: string }, object>>();
      expectTypeOf(page.headers['x-total']).toEqualTypeOf<number | undefined>();
    }
  };
  expectTypeOf(use).toBeFunction();
});

test('an error is narrowed by its class, and by the operation that it is an answer to', () => {
  const use = (error: unknown) => {
    if (error instanceof NotFoundError) expectTypeOf(error.status).toEqualTypeOf<404>();
    if (error instanceof RateLimitError) expectTypeOf(error.headers).toEqualTypeOf<Headers>();
    if (!isErrorOf(error, 'subscribeToProjectLabel')) return;
    expectTypeOf(error).toExtend<ApiError>();
    expectTypeOf<304>().toExtend<typeof error.status>();
    expectTypeOf<200>().not.toExtend<typeof error.status>();
    if (error.status === 304) expectTypeOf(error.body).toEqualTypeOf<undefined>();
    if (error.status === 404) expectTypeOf(error.body).toEqualTypeOf<unknown>();
    // @ts-expect-error: an operation that there is not
    isErrorOf(error, 'subscribe');
  };
  expectTypeOf(use).toBeFunction();
});
