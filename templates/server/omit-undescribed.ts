import { isBytesOrStream } from '../shared/bytes-or-stream.ts';
import { essenceOf } from '../shared/media-type.ts';
import { responseKey } from '../shared/statuses.ts';
import type { HandlerResult, ResultPart } from './dispatch.ts';
import { writeLog, type Log } from './log.ts';
import { createRules, type PropertyRules, type RulesOf } from './property-rules.ts';
import { contentOf, type MatchingMediaTypes } from './response-content.ts';
import type { Route } from './route.ts';
import { withoutUndescribed } from './without-undescribed.ts';

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
