import { expectTypeOf, test } from 'vitest';
import {
  isErrorOf,
  mergeRequests,
  ApiError,
  ConnectionError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  type Client,
  type ConnectionFailure,
  type Page,
} from '../../generated/client/index.ts';
import type { MergeRequestLabel, MergeRequestSimple, RegistryTag } from '../../generated/types/index.ts';

// Nothing is sent here: `npm run check:types` checks the types.

const path = { id: 24, merge_request_iid: 17 };

test('labels are names, or objects if the query requests them', () => {
  const use = async (client: Client, isDetailed: boolean) => {
    const [plain] = await client.mergeRequests.list();
    expectTypeOf(plain!.labels).toEqualTypeOf<string[]>();
    const [other] = await client.mergeRequests.list({ with_labels_details: false });
    expectTypeOf(other!.labels).toEqualTypeOf<string[]>();
    const [detailed] = await client.mergeRequests.list({ with_labels_details: true });
    expectTypeOf(detailed!.labels).toEqualTypeOf<MergeRequestLabel[]>();
    const [either] = await client.mergeRequests.list({ with_labels_details: isDetailed });
    expectTypeOf(either!.labels).toEqualTypeOf<(MergeRequestLabel | string)[]>();
    for await (const { labels } of client.mergeRequests.list({ with_labels_details: true })) {
      expectTypeOf(labels).toEqualTypeOf<MergeRequestLabel[]>();
    }
    for await (const { labels } of mergeRequests.list(client)({ with_labels_details: true })) {
      expectTypeOf(labels).toEqualTypeOf<MergeRequestLabel[]>();
    }
  };
  expectTypeOf(use).toBeFunction();
});

test('a response has HTML if the query requests it', () => {
  const use = async (client: Client) => {
    const request = await client.mergeRequests.get(path, { render_html: true, include_rebase_in_progress: true });
    expectTypeOf(request.title_html).toEqualTypeOf<string>();
    expectTypeOf(request.rebase_in_progress).toEqualTypeOf<boolean | null>();
    expectTypeOf(request.diverged_commits_count).toEqualTypeOf<number | undefined>();
    expectTypeOf((await client.mergeRequests.get(path)).title_html).toEqualTypeOf<string | undefined>();
  };
  expectTypeOf(use).toBeFunction();
});

test('the simple view has its own type', () => {
  const use = async (client: Client) => {
    const [short] = await client.mergeRequests.list({ view: 'simple' });
    expectTypeOf(short!).toEqualTypeOf<MergeRequestSimple>();
    const [repository] = await client.containerRegistry.listProjectRepositories({ id: 24 }, { tags: true });
    expectTypeOf(repository!.tags).toEqualTypeOf<RegistryTag[]>();
    expectTypeOf(repository!.tags_count).toEqualTypeOf<number | undefined>();
  };
  expectTypeOf(use).toBeFunction();
});

test('a query that changes the response type accepts only documented parameters and values', () => {
  const use = (client: Client): unknown[] => [
    // @ts-expect-error: this parameter does not exist
    client.mergeRequests.list({ render_html: true, nmae: 'x' }),
    // @ts-expect-error: the value must be a boolean
    client.mergeRequests.list({ render_html: 'yes' }),
    // @ts-expect-error: this view does not exist
    client.mergeRequests.list({ view: 'short' }),
    // @ts-expect-error: only the list has this parameter
    client.mergeRequests.get(path, { with_labels_details: true }),
    // @ts-expect-error: only a list has pages
    client.mergeRequests.get(path).pages(),
    // @ts-expect-error: keyset pagination is for registry tags only
    client.projectBadges.list({ id: 24 }, { pagination: 'keyset' }),
    // @ts-expect-error: only a list has this option
    client.mergeRequests.get(path, {}, { maxPages: 2 }),
  ];
  expectTypeOf(use).toBeFunction();
});

test('pages have items of the type of the list', () => {
  const use = async (client: Client) => {
    for await (const page of client.projectLabels.list({ id: 24 }, {}, { maxPages: 2 }).pages()) {
      expectTypeOf(page).toExtend<Page<{ readonly name: string }>>();
      expectTypeOf(page.headers['x-total']).toEqualTypeOf<number | undefined>();
    }
  };
  expectTypeOf(use).toBeFunction();
});

test('an error is narrowed by its class, and by its operation', () => {
  const use = (error: unknown) => {
    if (error instanceof ApiError) {
      expectTypeOf(error.body).toEqualTypeOf<unknown>();
      expectTypeOf(error.status).toEqualTypeOf<number>();
      expectTypeOf(error.reason).toEqualTypeOf<string | undefined>();
    }
    if (error instanceof ServerError) expectTypeOf(error.body).toEqualTypeOf<unknown>();
    if (error instanceof NotFoundError) {
      expectTypeOf(error.status).toEqualTypeOf<404>();
      expectTypeOf(error.body).toEqualTypeOf<unknown>();
    }
    if (error instanceof ConnectionError) expectTypeOf(error.code).toEqualTypeOf<ConnectionFailure>();
    if (error instanceof TimeoutError)
      expectTypeOf(error.code).toEqualTypeOf<'deadline' | 'longestSilence' | 'responseTimeout' | 'timeout'>();
    if (error instanceof RateLimitError) expectTypeOf(error.headers).toEqualTypeOf<Headers>();
    if (!isErrorOf(error, 'subscribeToProjectLabel')) return;
    expectTypeOf(error).toExtend<ApiError>();
    expectTypeOf<304>().toExtend<typeof error.status>();
    expectTypeOf<200>().not.toExtend<typeof error.status>();
    if (error.status === 304) expectTypeOf(error.body).toEqualTypeOf<undefined>();
    if (error.status === 404) expectTypeOf(error.body).toEqualTypeOf<unknown>();
    // @ts-expect-error: this operation does not exist
    isErrorOf(error, 'subscribe');
  };
  expectTypeOf(use).toBeFunction();
});
