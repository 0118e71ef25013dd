import { hasNoBody } from '../shared/responses.ts';
import { responseKey } from '../shared/statuses.ts';
import { escapeSegment } from '../shared/json-pointer.ts';
import { mediaKind } from '../shared/media-type.ts';
import { checkedCookies, isSetCookie } from '../shared/set-cookie.ts';
import type {
  HeaderCheck,
  ResponseDescription,
  ResponseDescriptions,
  ValueCheck,
} from '../shared/response-description.ts';
import type { Issue } from '../shared/request-decoders.ts';
import { boundedIssues } from './decode-request.ts';
import type { HandlerResult, ResultPart } from './dispatch.ts';
import { writeLog, type Log } from './log.ts';
import { contentOf, type MatchingMediaTypes, type ResponseContent } from './response-content.ts';

/** Options of a server that compares responses with the description. */
export interface ResponseCheckOptions {
  /**
   * `log` (the default) logs a response that does not match the description, and sends it. `throw` sends a 500 instead. `off` does not
   * check responses.
   */
  readonly checkResponses?: 'log' | 'off' | 'throw';
}

/**
 * Returns the part of a server that compares the results of handlers with the description.
 *
 * @param responses a map from each operation to the descriptions of its responses.
 */
export function responseCheckPart(
  responses: Readonly<Record<string, ResponseDescriptions>>,
  { checkResponses = 'log' }: ResponseCheckOptions,
  matchingMediaTypes?: MatchingMediaTypes,
): ResultPart {
  return ({ operation }, log) => {
    if (checkResponses === 'off') return undefined;
    const checksOf = checksByStatus(responses[operation]?.statuses ?? {});
    return (result, { requestId }) => {
      const found = resultIssues(result, checksOf(result.status), matchingMediaTypes);
      if (found.length > 0) reportIssues(found, { operation, requestId, log, isFatal: checkResponses === 'throw' });
      return result;
    };
  };
}

/**
 * Logs the differences between a response and its description.
 *
 * @throws {Error} if `isFatal` is true. The differences are then not logged.
 */
export function reportIssues(
  found: readonly Issue[],
  { operation, requestId, log, isFatal }: IssueContext & { readonly log: Log | undefined; readonly isFatal: boolean },
): void {
  const issues = boundedIssues(found);
  if (isFatal) throw new Error(`The response of ${operation} is not as described: ${JSON.stringify(issues)}`);
  writeLog(log, 'warn', { requestId, operation, issues }, 'A response is not as described');
}

/** The request whose response has issues. */
interface IssueContext {
  readonly operation: string;
  readonly requestId: string;
}

/** The checks of a described response. */
interface ResponseChecks {
  readonly headers: readonly (readonly [name: string, check: HeaderCheck])[];
  readonly contents: readonly CheckedContent[];
}

interface CheckedContent extends ResponseContent {
  readonly check: ValueCheck;
}

/** Returns a function that gets a status, and returns the checks of the response, or undefined if the status is not described. */
function checksByStatus(statuses: ResponseDescriptions['statuses']): (status: number) => ResponseChecks | undefined {
  const known = new Map<number, ResponseChecks | undefined>();
  return (status) => {
    const found = known.get(status);
    if (found !== undefined || known.has(status)) return found;
    const key = responseKey(Object.keys(statuses), status);
    const description = key === undefined ? undefined : statuses[key];
    const checks = description === undefined ? undefined : responseChecksOf(description, status);
    known.set(status, checks);
    return checks;
  };
}

const responseChecksOf = ({ headers = {}, content = {} }: ResponseDescription, status: number): ResponseChecks => ({
  headers: Object.entries(headers).flatMap(([name, check]) => (check === undefined ? [] : [[name, check]])),
  // A range such as `2XX` may describe a body, although a response with one of its statuses, such as 204, has no body.
  contents: Object.entries(hasNoBody(status) ? {} : content).flatMap(([mediaType, check]) =>
    check === undefined ? [] : [{ mediaType, isJson: mediaKind(mediaType) === 'json', check }],
  ),
});

/** Returns the differences between the result of a handler and the description. */
function resultIssues(
  result: HandlerResult,
  expected: ResponseChecks | undefined,
  matchingMediaTypes: MatchingMediaTypes | undefined,
): readonly Issue[] {
  if (expected === undefined)
    return [{ path: '/status', message: `must not be ${result.status}, which is not described` }];
  const issues: Issue[] = [];
  addHeaderIssues(result.headers, expected.headers, issues);
  addBodyIssues(result, expected.contents, matchingMediaTypes, issues);
  return issues;
}

function addHeaderIssues(
  headers: HandlerResult['headers'],
  expected: ResponseChecks['headers'],
  issues: Issue[],
): void {
  for (const [name, check] of expected) {
    const value = headers?.[name];
    if (value === undefined) {
      if (check.isRequired === true) issues.push({ path: headerPath(name), message: 'must be present' });
      continue;
    }
    for (const sent of sentValues(name, value, check))
      if (!check.is(sent)) check.collect(sent, headerPath(name), issues);
  }
}

const headerPath = (name: string): string => `/headers/${escapeSegment(name)}`;

function addBodyIssues(
  { contentType, body }: HandlerResult,
  expected: ResponseChecks['contents'],
  matchingMediaTypes: MatchingMediaTypes | undefined,
  issues: Issue[],
): void {
  if (expected.length === 0) {
    if (body !== undefined) issues.push({ path: '/body', message: 'must not be present' });
    return;
  }
  const content = contentOf(expected, contentType, matchingMediaTypes);
  if (content === undefined) issues.push({ path: '/contentType', message: 'must be a described media type' });
  else if (content.isJson && !content.check.is(body)) content.check.collect(body, '/body', issues);
}

function sentValues(name: string, value: unknown, { read }: HeaderCheck): readonly unknown[] {
  if (isSetCookie(name)) return checkedCookies([value].flat().map(String), read === undefined);
  return [read === undefined ? String(value) : read(String(value))];
}
