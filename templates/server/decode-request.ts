import type { DecodedPart, Issue } from '../shared/request-decoders.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import type { TransportRequest } from './transport.ts';

/** The input of a handler of any operation. */
export type AnyInput = Partial<Record<'body' | 'cookies' | 'headers' | 'path' | 'query', unknown>>;

/**
 * Decodes and checks the parameters of a request.
 *
 * @param values the values of the path parameters, in the order of the template.
 * @throws {Refusal} with all issues. The status is 422 if all values can be read and the operation documents a 422, otherwise 400.
 */
export function decodeParameters(
  route: Route,
  values: readonly (string | undefined)[],
  query: string,
  request: TransportRequest,
): AnyInput {
  const { request: decoders } = route;
  const input: AnyInput = {};
  // Create the list of issues only on demand, because nearly all requests are valid.
  let issues: Issue[] | undefined;
  const take = ({ value, issues: found }: DecodedPart): unknown => {
    if (found !== undefined) (issues ??= []).push(...found);
    return value;
  };
  if (decoders.path !== undefined) input.path = take(decoders.path(values));
  if (decoders.query !== undefined) input.query = take(decoders.query(query));
  if (decoders.headers !== undefined) input.headers = take(decoders.headers({ get: (name) => request.header(name) }));
  if (decoders.cookies !== undefined) input.cookies = take(decoders.cookies(request.header('cookie')));
  if (issues !== undefined) throw invalid(route, issues);
  return input;
}

/** Returns the refusal of invalid input. It contains the paths and messages of the issues, but not the schema. */
export function invalid(route: Route, issues: readonly Issue[]): Refusal {
  const isUnreadable = issues.some(({ keyword }) => keyword === 'encoding' || keyword === 'json');
  const status = isUnreadable ? 400 : statusOfInvalid(route);
  return new Refusal(status, 'The request is not valid.', {}, boundedIssues(issues));
}

/** Returns the status for input that can be read but is not valid. */
export const statusOfInvalid = ({ responses }: Route): number => (responses['422'] === undefined ? 400 : 422);

/**
 * Returns the first issues, as many as fit into 32 KiB of JSON, because each path may quote a long key. If issues are left out, the
 * last entry says so.
 */
export function boundedIssues(issues: readonly Issue[]): readonly Issue[] {
  const bounded: Issue[] = [];
  let left = 32 * 1024;
  for (const { path, message } of issues) {
    left -= new TextEncoder().encode(JSON.stringify({ path, message })).length + 1;
    if (left < 0)
      return [...bounded, { path: '', message: `has more issues: only the first ${bounded.length} are listed` }];
    bounded.push({ path, message });
  }
  return bounded;
}
