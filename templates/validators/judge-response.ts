import { hasNoBody } from '../shared/responses.ts';
import { responseKey } from '../shared/statuses.ts';
import { matchingMediaTypes } from '../shared/matching-media-types.ts';
import { validateHeaders } from './validate-headers.ts';
import { report, type ValidationIssue } from './report.ts';
import type { ResponseDescription, ResponseDescriptions } from '../shared/response-description.ts';
import type { HeaderTexts } from '../shared/request-decoders.ts';

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
