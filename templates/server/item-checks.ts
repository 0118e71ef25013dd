import { responseKey } from '../shared/statuses.ts';
import type { ResponseDescriptions } from '../shared/response-description.ts';
import type { Issue } from '../shared/request-decoders.ts';
import type { HandlerResult } from './dispatch.ts';
import type { RequestContext } from './handler-context.ts';
import type { Log } from './log.ts';
import { contentOf, type MatchingMediaTypes } from './response-content.ts';
import { reportIssues, type ResponseCheckOptions } from './response-checks.ts';
import type { Route } from './route.ts';

/** Returns the function that checks or replaces each item of a response. Returns undefined if items are not changed or checked. */
export type ItemStep = (
  route: Route,
  result: HandlerResult,
  mediaType: string,
  context: RequestContext,
) => ((item: unknown) => unknown) | undefined;

/**
 * Returns the step that compares the items of responses with the description.
 *
 * @param responses a map from each operation to the descriptions of its responses.
 */
export const itemCheck =
  (
    responses: Readonly<Record<string, ResponseDescriptions>>,
    { checkResponses = 'log', log }: ResponseCheckOptions & { readonly log?: Log },
    matchingMediaTypes?: MatchingMediaTypes,
  ): ItemStep =>
  ({ operation }, { status }, mediaType, { requestId }) => {
    if (checkResponses === 'off') return undefined;
    const statuses = responses[operation]?.statuses ?? {};
    const content = statuses[responseKey(Object.keys(statuses), status) ?? '']?.content ?? {};
    const described = Object.keys(content).map((name) => ({ mediaType: name }));
    const check = content[contentOf(described, mediaType, matchingMediaTypes)?.mediaType ?? ''];
    if (check === undefined) return undefined;
    return (item) => {
      if (check.is(item)) return item;
      const issues: Issue[] = [];
      check.collect(item, '/body', issues);
      reportIssues(issues, { operation, requestId, log, isFatal: checkResponses === 'throw' });
      return item;
    };
  };
