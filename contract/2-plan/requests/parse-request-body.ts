import type { JsonValue } from '@forgespec/description/json';
import { addPart, emptyTree, type Tree } from '@forgespec/templates/validators/parameters/tree';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import { parseJsonBody } from '../../1-describe/runtime-expression.ts';

/** Parses a request body that is JSON or a form. All scalars of a form become strings. Returns undefined for other media types. */
export function parseRequestBody(body: string, contentType: string): JsonValue | undefined {
  switch (mediaKind(contentType)) {
    case 'json':
      return parseJsonBody(body);
    case 'form':
      return formOf([...new URLSearchParams(body)]);
    case 'multipart': {
      const field = /^content-disposition: form-data; name="([^"]*)".*\r\n(?:.+\r\n)*\r\n([^\r]*)/gimu;
      return formOf(Array.from(body.matchAll(field), ([, name = '', value = '']) => [name, value]));
    }
    case 'binary':
    case 'sequence':
    case 'text':
      return undefined;
  }
}

function formOf(pairs: readonly (readonly [string, string])[]): JsonValue {
  const tree = emptyTree();
  for (const [name, value] of pairs) {
    const bracket = name.indexOf('[');
    const [first, rest] = bracket === -1 ? [name, ''] : [name.slice(0, bracket), name.slice(bracket)];
    addPart(tree, `[${first}]${rest}`, 0, value);
  }
  return valueOf(tree);
}

function valueOf({ values, parts }: Tree): JsonValue {
  if (parts.size === 0) {
    const texts = values.filter((value) => typeof value === 'string');
    return texts.length === 1 ? (texts[0] ?? null) : texts;
  }
  const entries = [...parts].map(([key, part]) => [key, valueOf(part)] as const);
  if (entries.every(([key]) => /^\d*$/u.test(key)))
    return entries.flatMap(([key, value]) => (key === '' ? [value].flat() : [value]));
  return Object.fromEntries(entries);
}
