// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { checkedCookies, hasNoBody, isSetCookie, responseKey } from '../../shared/http.ts';
import { matchingMediaTypes } from '../../shared/media-types.ts';
import type { HeaderCheck, HeaderTexts, ResponseDescription, ResponseDescriptions } from '../../shared/types.ts';
import { type ValidationIssue, pointerSegment, report } from './report.ts';

/** A response that was received. */
export interface ResponseMessage {
  readonly status: number;
  /** If this property is absent, the headers are not checked. */
  readonly headers?: HeaderTexts | undefined;
  /** The header `Content-Type`, such as `application/json; charset=utf-8`. Default: the first described media type. */
  readonly contentType?: string | undefined;
  /** Parsed JSON, or text. Undefined if the response has no body. */
  readonly body?: unknown;
}

/**
 * Returns the reasons why a response does not match the description of an operation: an undescribed status, a header, the media
 * type of the body, or the body itself.
 */
export function judgeResponse(
  { schema: pointer = '#', statuses }: ResponseDescriptions,
  response: ResponseMessage,
): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const key = responseKey(Object.keys(statuses), response.status);
  const described = key === undefined ? undefined : statuses[key];
  if (described === undefined) {
    report(issues, '/status', pointer, 'status', `must be one of ${Object.keys(statuses).join(', ')}`);
    return issues;
  }
  const schema = `${pointer}/${key}`;
  if (response.headers !== undefined)
    validateHeaders(described.headers ?? {}, response.headers, '/headers', `${schema}/headers`, issues);
  judgeBody(described, response, schema, issues);
  return issues;
}

function judgeBody(
  { content }: ResponseDescription,
  { status, body, contentType }: ResponseMessage,
  schema: string,
  issues: ValidationIssue[],
): void {
  if (content === undefined || hasNoBody(status)) {
    if (body !== undefined) report(issues, '/body', schema, 'content', 'must not be present');
    return;
  }
  const types = Object.keys(content);
  const type = contentType === undefined ? types[0] : matchingMediaTypes(types, contentType)[0];
  const check = type === undefined ? undefined : content[type];
  if (check === undefined) {
    report(issues, '/headers/content-type', `${schema}/content`, 'content', `must be ${types.join(' or ')}`);
  } else if (!check.is(body)) {
    check.collect(body, '/body', issues);
  }
}

/**
 * Converts and checks the described headers of a message.
 *
 * @param checks a map from header names to checks.
 * @param path JSON Pointer to the headers.
 * @param schema JSON Pointer to the description of the headers.
 * @param receive receives the value of each header that is present.
 */
export function validateHeaders(
  checks: Readonly<Record<string, HeaderCheck | undefined>>,
  headers: HeaderTexts,
  path: string,
  schema: string,
  issues: ValidationIssue[],
  receive?: (name: string, value: unknown) => void,
): void {
  for (const [name, check] of Object.entries(checks)) {
    if (check === undefined) continue;
    const values = valuesOf(name, check, headers);
    if (values === undefined && check.isRequired === true)
      report(issues, path, schema, 'required', `must have the header ${JSON.stringify(name)}`);
    for (const value of values ?? []) {
      if (!check.is(value)) check.collect(value, `${path}/${pointerSegment(name)}`, issues);
      receive?.(name, value);
    }
  }
}

/** Returns the values of a header: one for each cookie, otherwise one value. Returns undefined if the header is missing. */
function valuesOf(name: string, { read }: HeaderCheck, headers: HeaderTexts): readonly unknown[] | undefined {
  const text = headers.get(name.toLowerCase()) ?? undefined;
  if (text === undefined) return undefined;
  if (isSetCookie(name)) return checkedCookies(headers.getSetCookie?.() ?? [text], read === undefined);
  return [read === undefined ? text : read(text)];
}
