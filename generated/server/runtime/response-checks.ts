// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { checkedCookies, hasNoBody, isSetCookie, responseKey } from '../../shared/http.ts';
import { escapeSegment } from '../../shared/json.ts';
import { essenceOf, mediaKind } from '../../shared/media-types.ts';
import {
  type HeaderCheck,
  type Issue,
  type ResponseDescription,
  type ResponseDescriptions,
  type ValueCheck,
  hasOwn,
  isBytesOrStream,
} from '../../shared/types.ts';
import { type HandlerResult, type Log, type ResultPart, boundedIssues, writeLog } from './dispatch.ts';
import type { Route } from './interfaces.ts';
import { type PropertyRules, type RulesOf, createRules } from './properties.ts';
import { type MatchingMediaTypes, type ResponseContent, contentOf } from './responses.ts';

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

/** Options of a server that leaves undescribed properties out of results. */
export interface UndescribedOptions {
  /**
   * `omit` (the default) leaves properties that the description does not contain out of the results of handlers, also inside of other
   * objects and of lists. The server logs the name of each property that it leaves out, once for each operation. `send` sends these
   * properties.
   */
  readonly undescribedProperties?: 'omit' | 'send';
}

/** Returns a value without its undescribed properties. Returns the value itself if it has none. */
export type OmitUndescribed = (value: unknown, requestId: string) => unknown;

/** Returns the part of a server that leaves undescribed properties out of the results of handlers. */
export function omitPart(
  { undescribedProperties = 'omit' }: UndescribedOptions,
  matchingMediaTypes?: MatchingMediaTypes,
): ResultPart {
  const omissionsOf = createOmissions(matchingMediaTypes);
  return (route, log) => {
    if (undescribedProperties === 'send' || route.properties === undefined) return undefined;
    const omissionFor = omissionsOf(route, log);
    return (result, { requestId }) => {
      const { body } = result;
      if (typeof body !== 'object' || body === null || isBytesOrStream(body)) return result;
      const omit = omissionFor(result);
      const rest = omit === undefined ? body : omit(body, requestId);
      return rest === body ? result : { ...result, body: rest };
    };
  };
}

/** Returns the function that changes the body of a result, or its items. Returns undefined if they may have any properties. */
type OmissionFor = (result: HandlerResult) => OmitUndescribed | undefined;

/** Returns the function that prepares a route. */
export function createOmissions(
  matchingMediaTypes: MatchingMediaTypes | undefined,
): (route: Route, log: Log | undefined) => OmissionFor {
  const rulesOf = createRules();
  return (route, log) => {
    const logged = new Set<string>();
    const known = new Map<number, readonly ContentRules[]>();
    return ({ status, contentType }) => {
      const contents = known.get(status) ?? contentRules(route, status, rulesOf);
      known.set(status, contents);
      const content = contentOf(contents, contentType, matchingMediaTypes) ?? sameEssence(contents, contentType);
      const rules = content?.rules;
      if (rules === undefined) return undefined;
      return (value, requestId) => {
        const omitted = new Set<string>();
        const rest = checkedRest(value, rules, omitted);
        if (omitted.size > 0) logOmitted({ requestId, operation: route.operation, omitted, logged, log });
        return rest;
      };
    };
  };
}

/** Throws the error of `JSON.stringify` for a value that contains itself. */
function checkedRest(value: unknown, rules: PropertyRules, omitted: Set<string>): unknown {
  try {
    return withoutUndescribed(value, rules, omitted);
  } catch (error) {
    if (error instanceof RangeError) JSON.stringify(value);
    throw error;
  }
}

/** A media type of a response, with the rules for its body or its items. The rules are undefined if they may have any properties. */
interface ContentRules {
  readonly mediaType: string;
  readonly rules: PropertyRules | undefined;
}

/** Returns the content whose media type differs from the given one only in its parameters, such as `charset`. */
const sameEssence = (contents: readonly ContentRules[], contentType: string | undefined): ContentRules | undefined =>
  contents.find(({ mediaType }) => essenceOf(mediaType) === essenceOf(contentType ?? ''));

function contentRules(
  { responses, properties = {} }: Route,
  status: number,
  rulesOf: RulesOf,
): readonly ContentRules[] {
  const key = responseKey(Object.keys(responses), status) ?? '';
  return (responses[key] ?? []).map((mediaType) => {
    const described = properties[key]?.[mediaType];
    return { mediaType, rules: described === undefined ? undefined : rulesOf(described) };
  });
}

/** The largest number of names that are logged for an operation. The names of some objects, such as ids, are different in each response. */
const mostLogged = 100;

/** Logs the names of properties that an operation leaves out for the first time. */
function logOmitted(found: {
  readonly requestId: string;
  readonly operation: string;
  readonly omitted: ReadonlySet<string>;
  readonly logged: Set<string>;
  readonly log: Log | undefined;
}): void {
  const { requestId, operation, omitted, logged, log } = found;
  const properties = [...omitted].filter((name) => !logged.has(name)).slice(0, mostLogged - logged.size);
  if (properties.length === 0) return;
  properties.forEach((name) => logged.add(name));
  writeLog(log, 'warn', { requestId, operation, properties }, 'Properties that are not described were left out');
}

/**
 * Returns a value without its undescribed properties. Copies only the objects and lists from which it leaves a property out, and those
 * around them. In a copy, a left-out property has the value undefined. Returns the value itself if it has no undescribed properties.
 *
 * @param omitted receives the names of the properties that are left out.
 */
export function withoutUndescribed(given: unknown, rules: PropertyRules | null, omitted: Set<string>): unknown {
  if (rules === null || typeof given !== 'object' || given === null) return given;
  const value = jsonForm(given);
  if (typeof value !== 'object' || value === null) return given;
  let chosen = rules;
  while (chosen.choose !== undefined) chosen = chosen.choose(value);
  return Array.isArray(value) ? listWithout(value, chosen, omitted) : objectWithout(value, chosen, omitted);
}

/** Returns the value that `JSON.stringify` writes in place of an object. */
const jsonForm = (value: object): unknown =>
  'toJSON' in value && typeof value.toJSON === 'function' ? (value.toJSON('') as unknown) : value;

function listWithout(list: readonly unknown[], rules: PropertyRules, omitted: Set<string>): readonly unknown[] {
  const { firstItems, items } = rules;
  let copy: unknown[] | undefined;
  const end = items === null ? Math.min(firstItems.length, list.length) : list.length;
  for (let index = 0; index < end; index++) {
    const item = list[index];
    const rest = withoutUndescribed(item, firstItems[index] ?? items, omitted);
    if (rest === item) continue;
    copy ??= list.slice();
    copy[index] = rest;
  }
  return copy ?? list;
}

function objectWithout(object: object, rules: PropertyRules, omitted: Set<string>): object {
  const members = object as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  // The loop also visits inherited properties, which are rare. A loop over `Object.keys` would take longer.
  for (const name in members) {
    const known = rules.names.get(name);
    // Most properties are described, and contain no objects.
    if (known === null) continue;
    const member = members[name];
    // `JSON.stringify` does not write properties that are undefined or inherited.
    if (member === undefined) continue;
    const inner = known === undefined ? rules.other(name) : known;
    const rest = inner === undefined ? undefined : withoutUndescribed(member, inner, omitted);
    if (rest === member || !hasOwn(members, name)) continue;
    if (inner === undefined) omitted.add(name);
    // A left-out property becomes undefined. If it were deleted, or not copied, JavaScript engines would use a slower form of the object.
    copy ??= { ...members };
    copy[name] = rest;
  }
  return copy ?? object;
}
