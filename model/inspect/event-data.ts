import type { Content } from '../message.ts';
import type { KeywordSchema, Schema } from '../schema.ts';
import type { Resolve } from './value-types.ts';

/** The text that many services send as the data of the last event. The client does not return this event. */
const endOfStream = '[DONE]';

/**
 * Returns the schemas of the data in an event stream: the data of each event matches one of them. Returns undefined for other contents, and
 * if the description has a schema for each type of event, such as an `oneOf` whose alternatives have a different `event`.
 */
export function eventDataSchemas({ eventData, itemSchema }: Content, resolve: Resolve): readonly Schema[] | undefined {
  if (eventData === undefined || itemSchema === undefined) return undefined;
  const found = dataOf(itemSchema, resolve, 0);
  const data = found?.filter((schema) => !isEnd(schema));
  return data?.length === 0 ? found : data;
}

function dataOf(event: Schema, resolve: Resolve, depth: number): Schema[] | undefined {
  const target = targetOf(event, resolve);
  if (target === undefined || target.allOf !== undefined || depth > 3) return undefined;
  const alternatives = target.anyOf ?? target.oneOf;
  if (alternatives !== undefined) {
    const all = alternatives.map((alternative) => dataOf(alternative, resolve, depth + 1));
    return all.includes(undefined) ? undefined : all.flatMap((schemas) => schemas ?? []);
  }
  const property = (name: string): Schema | undefined =>
    target.properties?.find((candidate) => candidate.name === name)?.schema;
  const [type, data] = [property('event'), property('data')];
  const hasName = type !== undefined && (type.kind === 'boolean' || !isAnyText(type));
  return hasName || data === undefined ? undefined : [data];
}

function targetOf(schema: Schema, resolve: Resolve): KeywordSchema | undefined {
  const target = schema.kind === 'keywords' && schema.reference !== undefined ? resolve(schema.reference) : schema;
  return target?.kind === 'keywords' ? target : undefined;
}

/** Returns true if a schema of strings does not restrict them to some values. */
const isAnyText = ({ reference, enum: values, const: value, anyOf, oneOf, allOf }: KeywordSchema): boolean =>
  [reference, values, value, anyOf, oneOf, allOf].every((keyword) => keyword === undefined);

function isEnd(schema: Schema): boolean {
  if (schema.kind === 'boolean') return false;
  const [value, ...others] = schema.const ?? schema.enum ?? [];
  return value === endOfStream && others.length === 0;
}
