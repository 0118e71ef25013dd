import type { ItemStep } from './item-checks.ts';
import type { Log } from './log.ts';
import { createOmissions, type UndescribedOptions } from './omit-undescribed.ts';
import type { MatchingMediaTypes } from './response-content.ts';
import type { Route } from './route.ts';

/** Returns the step that leaves undescribed properties out of the items of responses. */
export function omitFromItems(
  { undescribedProperties = 'omit', log }: UndescribedOptions & { readonly log?: Log },
  matchingMediaTypes?: MatchingMediaTypes,
): ItemStep {
  const omissionsOf = createOmissions(matchingMediaTypes);
  const known = new Map<Route, ReturnType<typeof omissionsOf>>();
  return (route, result, mediaType, { requestId }) => {
    if (undescribedProperties === 'send' || route.properties === undefined) return undefined;
    const omissionFor = known.get(route) ?? omissionsOf(route, log);
    known.set(route, omissionFor);
    const omit = omissionFor({ ...result, contentType: mediaType });
    return omit === undefined ? undefined : (item) => omit(item, requestId);
  };
}
