import { lowerCaseWords } from '@forgespec/model/names';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import type { Schema } from '@forgespec/model';
import type { ContractSubject } from '../../../1-describe/subject.ts';

/** A name for the time of an event has one of these words first, and then no word or one of `at`, `on`, `time` and `date`. */
const words = {
  created: /^(?:created|creation|added)$/u,
  changed: /^(?:updated|changed|modified)$/u,
} as const;

/** Returns the names of the timestamps of a resource for an event, such as `created_at` or `lastModified`. */
export function timesOf(subject: ContractSubject, schema: Schema | undefined, event: keyof typeof words): string[] {
  const members = schema === undefined ? [] : (mergedSchema(schema, subject.resolve)?.properties ?? []);
  return members.flatMap((member) => {
    const [first = '', ...rest] = lowerCaseWords(member.name).filter((word) => word !== 'last');
    const isTime = mergedSchema(member.schema, subject.resolve)?.format === 'date-time';
    return isTime && words[event].test(first) && rest.every((word) => /^(?:at|on|time|date)$/u.test(word))
      ? [member.name]
      : [];
  });
}

/** Returns the time in a property, in milliseconds since 1970. Returns undefined if the property has no time. */
export function timeIn(body: JsonValue | undefined, name: string): number | undefined {
  const text = isJsonObject(body) && Object.hasOwn(body, name) ? body[name] : undefined;
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
