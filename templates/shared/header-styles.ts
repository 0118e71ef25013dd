import { isObject, plainValue } from './plain-value.ts';
import { writeJson } from './write-json.ts';
import { textValue } from './write-url.ts';

/**
 * Writes a header parameter. The values of headers are not percent-encoded. The comment of each style shows how an
 * array and an object are written.
 */
export type HeaderStyle = (name: string, value: unknown) => string;

/** `style: simple`: `a,b` and `key,value` */
export const simpleHeader: HeaderStyle = (name, value) => {
  const data = plainValue(name, value);
  return textValue(name, isObject(data) && !Array.isArray(data) ? Object.entries(data).flat() : data);
};

/** `style: simple, explode: true`: `a,b` and `key=value` */
export const explodedHeader: HeaderStyle = (name, value) => {
  const data = plainValue(name, value);
  if (!isObject(data) || Array.isArray(data)) return textValue(name, data);
  return Object.entries(data)
    .map(([key, item]) => `${key}=${textValue(name, item)}`)
    .join();
};

/**
 * If a parameter has `content`, writes its value as JSON. Characters that a header cannot contain are escaped: `€`
 * becomes `\u20ac`.
 */
export const jsonHeader: HeaderStyle = (name, value) =>
  writeJson(value, name).replace(/[^ -~]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeOf(character.charCodeAt(index))).join(''),
  );

const escapeOf = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
