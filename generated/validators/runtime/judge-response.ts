// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { matchingMediaTypes } from '../../shared/matching-media-types.ts';
import { responseKey } from '../../shared/response-key.ts';
import type { ValidationIssue } from './issue.ts';
import { holds } from './nesting.ts';
import { pointerSegment, report } from './report.ts';
import type { AnyResponseValidator, AnyResponseValidators, ResponseMessage } from './response-validators.ts';

/**
 * Every reason why an answer is not one that an operation is described to give: an undescribed status, a header, the media type of
 * the body, or the body itself.
 */
export function judgeResponse(validators: AnyResponseValidators, response: ResponseMessage): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const key = responseKey(Object.keys(validators.statuses), response.status);
  const validator = key === undefined ? undefined : validators.statuses[key];
  if (validator === undefined) {
    const known = Object.keys(validators.statuses).join(', ');
    report(issues, '/status', `must be one of ${known}`, validators.schema, 'status');
    return issues;
  }
  const schema = `${validators.schema}/${key}`;
  judgeHeaders(validator, response, schema, issues);
  judgeBody(validator, response, schema, issues);
  return issues;
}

function judgeHeaders(
  { headers: validators = {} }: AnyResponseValidator,
  { headers }: ResponseMessage,
  schema: string,
  issues: ValidationIssue[],
): void {
  if (headers === undefined) return;
  for (const [name, { read, is, collect, isRequired }] of Object.entries(validators)) {
    const text = headers.get(name.toLowerCase()) ?? undefined;
    if (text === undefined) {
      if (isRequired !== true) continue;
      report(issues, '/headers', `must have the header ${JSON.stringify(name)}`, `${schema}/headers`, 'required');
      continue;
    }
    const value = read === undefined ? text : read(text);
    if (!holds(is, value)) collect(value, `/headers/${pointerSegment(name)}`, issues);
  }
}

function judgeBody(
  { content }: AnyResponseValidator,
  { body, contentType }: ResponseMessage,
  schema: string,
  issues: ValidationIssue[],
): void {
  if (content === undefined) {
    if (body !== undefined) report(issues, '/body', 'must not be present', schema, 'content');
    return;
  }
  const types = Object.keys(content);
  const type = contentType === undefined ? types[0] : matchingMediaTypes(types, contentType)[0];
  const validator = type === undefined ? undefined : content[type];
  if (validator === undefined) {
    report(issues, '/headers/content-type', `must be ${types.join(' or ')}`, `${schema}/content`, 'content');
  } else if (!holds(validator.is, body)) {
    validator.collect(body, '/body', issues);
  }
}
