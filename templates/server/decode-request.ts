import type { Decoded, Issue, ValidationIssue } from '../shared/request-decoders.ts';
import type { Step } from './dispatch.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';

/** The input of a handler of any operation. */
export type AnyInput = Partial<
  Record<'accept' | 'body' | 'contentType' | 'cookies' | 'headers' | 'path' | 'query', unknown>
>;

/**
 * Returns the step that decodes and checks the parameters of a request. The step throws a {@link Refusal} with all issues. If all values
 * can be read and the operation documents a 422, the status is 422. Otherwise it is 400.
 */
export function decodeParameters(route: Route): Step {
  const { path, query, headers, cookies } = route.request;
  return (request, ownQuery, context, input, values) => {
    // The list is created when the first issue is found: nearly all requests are valid and need no list.
    let issues: readonly ValidationIssue[] | undefined;
    const take = ({ value, issues: found }: Decoded): unknown => {
      if (found !== undefined) issues = [...(issues ?? []), ...found];
      return value;
    };
    if (path !== undefined) input.path = take(path(values));
    if (query !== undefined) input.query = take(query(context.query ?? ownQuery));
    if (headers !== undefined) input.headers = take(headers({ get: (name) => request.header(name) }));
    if (cookies !== undefined) input.cookies = take(cookies(request.header('cookie')));
    if (issues !== undefined) throw invalid(route, issues);
    return undefined;
  };
}

/** Returns the refusal of invalid input. It contains the `path` and the `message` of each issue, but not its `schema`. */
export function invalid(route: Route, issues: readonly (Issue & Partial<ValidationIssue>)[]): Refusal {
  const isUnreadable = issues.some(({ keyword }) => keyword === 'encoding' || keyword === 'json');
  const status = isUnreadable ? 400 : statusOfInvalid(route);
  return new Refusal(status, 'The request is not valid.', {}, boundedIssues(issues));
}

/** Returns the status for input that can be read but is not valid. */
export const statusOfInvalid = ({ responses }: Route): number => (responses['422'] === undefined ? 400 : 422);

/** Returns as many issues as fit into 32 KiB of JSON. If issues are left out, the last issue states this. */
export function boundedIssues(issues: readonly Issue[]): readonly Issue[] {
  const listed = issues.map(({ path, message }) => ({ path, message }));
  let left = 32 * 1024;
  const first = listed.findIndex((issue) => {
    left -= new TextEncoder().encode(JSON.stringify(issue)).length + 1;
    return left < 0;
  });
  if (first === -1) return listed;
  return [...listed.slice(0, first), { path: '', message: `has more issues: only the first ${first} are listed` }];
}
