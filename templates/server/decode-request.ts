import { boundedIssues } from './bounded-issues.ts';
import { Refusal } from './refusal.ts';
import type { Decoded, Issue, RequestDecoders } from './route.ts';
import type { ServerRoute } from './server-route.ts';
import type { TransportRequest } from './transport.ts';

/** What a handler is given, whichever operation it is of. */
export interface AnyInput {
  path?: unknown;
  query?: unknown;
  headers?: unknown;
  cookies?: unknown;
  body?: unknown;
}

/**
 * Decodes and judges the parameters of a request.
 *
 * @param values those of the path, in the order of the template.
 * @throws {Refusal} 400 if a value cannot be read; otherwise 422 if the operation documents it, or else 400. It lists everything that is wrong.
 */
export function decodeParameters(
  server: ServerRoute,
  values: readonly (string | undefined)[],
  query: string,
  request: TransportRequest,
): AnyInput {
  const decoders: RequestDecoders = server.route.request;
  const input: AnyInput = {};
  // Almost every request is as described: no list is made for those.
  let issues: Issue[] | undefined;
  const take = ({ value, issues: faults }: Decoded): unknown => {
    if (faults !== undefined) (issues ??= []).push(...faults);
    return value;
  };
  if (decoders.path !== undefined) input.path = take(decoders.path(values));
  if (decoders.query !== undefined) input.query = take(decoders.query(query));
  if (decoders.headers !== undefined) input.headers = take(decoders.headers({ get: (name) => request.header(name) }));
  if (decoders.cookies !== undefined) input.cookies = take(decoders.cookies(request.header('cookie')));
  if (issues !== undefined) throw invalid(server, issues);
  return input;
}

/**
 * Returns the refusal of input that is not as described. It tells the client paths and messages, and not the description. Its status is
 * 400 if a value cannot be read, and otherwise the status that the operation documents for values that are not valid.
 */
export function invalid({ statusOfFaults }: ServerRoute, issues: readonly Issue[]): Refusal {
  const status = issues.some(isUnreadable) ? 400 : statusOfFaults;
  return new Refusal(status, 'The request is not valid.', {}, boundedIssues(issues));
}

const isUnreadable = ({ keyword }: Issue): boolean => keyword === 'encoding' || keyword === 'json';
