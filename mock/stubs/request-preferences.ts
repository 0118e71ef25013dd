import { wrapping, type Dispatch } from '@forgespec/templates/server';
import { splitQuery } from '@forgespec/templates/shared/query-component';
import { withAppliedPreferences } from '../applied-preferences.ts';
import { parsePreferences, type MockPreferences } from '../preferences.ts';
import { parsePairs } from '../request-target.ts';

/** Returns true if a request may have preferences. Most requests have none, and are handled faster. */
export const hasPreferences = (prefer: unknown, target: string): boolean =>
  prefer !== undefined || target.includes('__');

/**
 * Returns the preferences of a request, from its header `Prefer` and its query.
 *
 * @param target the target or the URL of the request.
 * @throws {RejectedRequestError} 400 if a preference or the query is not valid.
 */
export const readPreferences = (prefer: string | undefined, target: string): MockPreferences =>
  parsePreferences(prefer, parsePairs(splitQuery(target).query ?? '', 'query'));

/**
 * Returns a dispatcher whose responses wait for the preferred delay, and name the preferences that the mock does not know.
 *
 * @param delay the delay of requests that do not prefer another one, in milliseconds.
 */
export const withPreferences = (dispatch: Dispatch, delay = 0): Dispatch =>
  wrapping(dispatch, async (request) => {
    const prefer = request.header('prefer');
    const response = await dispatch(request);
    if (!hasPreferences(prefer, request.target)) return withAppliedPreferences(response, { delay });
    return withAppliedPreferences(response, { delay, ...validPreferences(prefer, request.target) });
  });

/** Returns no preferences if they are not valid. The response then states the reason already. */
function validPreferences(prefer: string | undefined, target: string): MockPreferences {
  try {
    return readPreferences(prefer, target);
  } catch {
    return {};
  }
}
