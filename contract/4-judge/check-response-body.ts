import { valueAt } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Content, OperationModel, Response } from '@forgespec/model';
import { isJson, mediaKind } from '@forgespec/templates/shared/media-type';
import type { WireResponse } from '../http/wire-request.ts';
import { parseJsonBody } from '../1-describe/runtime-expression.ts';
import type { ContractSubject } from '../1-describe/subject.ts';
import { documentedContents } from '../1-describe/documented-content.ts';
import type { Finding } from '../2-plan/finding.ts';
import { checkItems } from './check-items.ts';
import { excerpt } from '../2-plan/excerpt.ts';

/** The maximum number of issues that are reported for one body. Further issues usually have the same cause. */
const maxIssues = 8;

/** Checks a body against the content that is documented for the status and the content type. */
export function checkResponseBody(
  subject: ContractSubject,
  operation: OperationModel,
  { status, contents }: Response,
  response: WireResponse,
): Finding[] {
  const { headers, body, items } = response;
  const pointer = `${operation.pointer}/responses/${status}`;
  const contentType = headers['content-type'] ?? '';
  if (contents.length === 0) return isSuccess(status) ? checkNoBody(status, body, pointer) : [];
  const expected = contents.map(({ mediaType }) => mediaType).join(' or ');
  const candidates = documentedContents(contents, contentType);
  // A sequence without items, such as an event stream without events, has an empty body.
  if (body === '' && items === undefined) {
    if (contents.every(({ schema }) => schema === undefined)) return [];
    const text = candidates.find(({ mediaType }) => isText(mediaType));
    const message = `The response with ${status} has no body.`;
    return text === undefined
      ? [{ rule: 'body', message, expected, got: 'no body', pointer }]
      : checkText(subject, text, body);
  }
  if (candidates.length === 0) {
    const message = 'The content type of the response is not documented.';
    return [{ rule: 'content-type', message, expected, got: contentType || 'none', pointer: `${pointer}/content` }];
  }
  const issues = candidates.map((content) => checkContent(subject, content, response, pointer));
  // Several contents match if their media types differ only in parameters. The body must be valid for one of them.
  return issues.find((found) => found.length === 0) ?? issues[0] ?? [];
}

function checkNoBody(status: string, body: string, pointer: string): Finding[] {
  if (body === '') return [];
  const message = `The description has no body for ${status}.`;
  return [{ rule: 'body', message, expected: 'no body', got: excerpt(body), pointer }];
}

function checkContent(subject: ContractSubject, content: Content, response: WireResponse, pointer: string): Finding[] {
  const { headers, body, items } = response;
  if (items !== undefined) return checkItems(subject, content, items, pointer).slice(0, maxIssues);
  if (isJson(headers['content-type'] ?? '')) return checkJson(subject, content, response, pointer);
  return checkText(subject, content, body);
}

const isText = (mediaType: string): boolean => mediaKind(mediaType) === 'text';

function checkJson(
  subject: ContractSubject,
  { schema }: Content,
  { body, isUtf8 = true }: WireResponse,
  pointer: string,
): Finding[] {
  // RFC 8259, section 8.1.
  const fault = isUtf8 ? (body.startsWith('\ufeff') ? 'a byte order mark' : undefined) : 'bytes that are not UTF-8';
  if (fault !== undefined)
    return [
      {
        rule: 'body/encoding',
        message: `The JSON contains ${fault}.`,
        expected: 'UTF-8 without a byte order mark',
        got: fault,
        pointer,
      },
    ];
  const value = parseJsonBody(body);
  if (value === undefined) {
    return [{ rule: 'body', message: 'The body is not JSON.', expected: 'JSON', got: excerpt(body), pointer }];
  }
  if (schema === undefined) return [];
  return subject
    .check(schema)(value)
    .slice(0, maxIssues)
    .map(({ path, message, schema: rule }) => ({
      rule: 'body',
      message: `${path === '' ? 'The body' : path} ${message}.`,
      expected: message,
      got: excerpt(JSON.stringify(valueAt(value, parsePointer(path))) ?? 'nothing'),
      pointer: rule,
    }));
}

/** Checks a text against its schema. Does not check binary bodies. */
function checkText(subject: ContractSubject, { schema, mediaType }: Content, body: string): Finding[] {
  if (schema === undefined || !isText(mediaType)) return [];
  return subject
    .check(schema)(body)
    .map(({ message, schema: rule }) => ({
      rule: 'body',
      message: `The body ${message}.`,
      expected: message,
      got: excerpt(body),
      pointer: rule,
    }));
}
