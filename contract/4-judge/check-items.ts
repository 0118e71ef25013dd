import type { EventBlock } from '@forgespec/templates/shared/sequences';
import type { ValidationIssue } from '@forgespec/templates/validators/report';
import { type JsonValue, valueAt } from '@forgespec/description/json';
import type { Content } from '@forgespec/model';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { BodyItems } from '../http/read-items.ts';
import { parseJsonBody } from '../1-describe/runtime-expression.ts';
import type { ContractSubject } from '../1-describe/subject.ts';
import { excerpt } from '../2-plan/excerpt.ts';
import type { Finding } from '../2-plan/finding.ts';

/** Many services send this text as the data of the last event in a stream of JSON. It is not an item. */
const endOfStream = '[DONE]';

/**
 * Checks the items of a body with a sequential media type, such as events. Stops after the first invalid item, because further invalid
 * items usually have the same cause.
 */
export function checkItems(
  subject: ContractSubject,
  content: Content,
  { items, fault }: BodyItems,
  pointer: string,
): Finding[] {
  const { itemSchema, eventData } = content;
  const check = itemSchema === undefined ? undefined : subject.check(itemSchema);
  for (const [index, item] of items.entries()) {
    if (!hasValue(item, eventData)) continue;
    const value = typeof item === 'string' ? parseJsonBody(item) : eventValue(item, eventData);
    if (value === undefined) return [notJson(index, item, pointer)];
    const issues = check?.(value) ?? [];
    if (issues.length > 0) return issues.map((issue) => issueInItem(index, value, issue));
  }
  if (fault === undefined) return [];
  const message = `The item ${items.length} of the body ${fault}.`;
  return [{ rule: 'body', message, expected: 'an item', got: fault, pointer }];
}

/** Returns false for an event without data, and for the event that many services send at the end of a stream. */
const hasValue = (item: EventBlock | string, eventData: Content['eventData']): boolean =>
  typeof item === 'string' || (item.data !== undefined && (item.data !== endOfStream || eventData === 'text'));

function notJson(index: number, item: EventBlock | string, pointer: string): Finding {
  const text = typeof item === 'string' ? item : (item.data ?? '');
  const message = `The item ${index} of the body is not JSON.`;
  return { rule: 'body', message, expected: 'JSON', got: excerpt(text), pointer };
}

const issueInItem = (index: number, value: JsonValue, { path, message, schema }: ValidationIssue): Finding => ({
  rule: 'body',
  message: `/${index}${path} ${message}.`,
  expected: message,
  got: excerpt(JSON.stringify(valueAt(value, parsePointer(path))) ?? 'nothing'),
  pointer: schema,
});

/** Returns an event with decoded data. Returns undefined if the data must be JSON, and is not. */
function eventValue({ data = '', ...fields }: EventBlock, eventData: Content['eventData']): JsonValue | undefined {
  const isJson = eventData === 'json' || (eventData === 'either' && /^\s*[[{]/u.test(data));
  const decoded = isJson ? parseJsonBody(data) : data;
  return decoded === undefined ? undefined : { ...fields, data: decoded };
}
