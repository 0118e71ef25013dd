import type { JsonValue } from '../../../1-load/json.ts';
import type { SampleValue } from './sample-input.ts';

/** A parameter as pairs of name and value, neither of them encoded. OpenAPI 3.1, "Style Values". */
export function queryPairs({ parameter, value }: SampleValue): (readonly [name: string, value: string])[] {
  const { name, style, explode, mediaType } = parameter;
  if (mediaType !== undefined) return [[name, JSON.stringify(value)]];
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  if (style === 'deepObject') return nestedPairs(name, value);
  if (Array.isArray(value)) {
    const items = value.map(String);
    return explode ? items.map((item) => [name, item]) : [[name, items.join(delimiters[style] ?? ',')]];
  }
  const members = Object.entries(value).map(([key, member]) => [key, String(member)] as const);
  return explode ? members : [[name, members.flat().join(delimiters[style] ?? ',')]];
}

const delimiters: Readonly<Record<string, string>> = { pipeDelimited: '|', spaceDelimited: ' ' };

/** `not[labels][]=bug`: objects and arrays by brackets. */
export function nestedPairs(name: string, value: JsonValue | undefined): (readonly [name: string, value: string])[] {
  if (typeof value !== 'object' || value === null) return [[name, String(value ?? '')]];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, member]) => nestedPairs(`${name}[${key}]`, member));
  const isPlain = value.every((item) => typeof item !== 'object' || item === null);
  return value.flatMap((item, index) => nestedPairs(isPlain ? `${name}[]` : `${name}[${index}]`, item));
}

/** A path template with its values, encoded. */
export function filledPath(path: string, values: readonly SampleValue[]): string {
  return values
    .filter(({ parameter }) => parameter.in === 'path')
    .reduce((filled, { parameter, value }) => {
      const { name, style, isMultiSegment } = parameter;
      const text = (Array.isArray(value) ? value.join(',') : String(value)).toWellFormed();
      const encoded = isMultiSegment ? text.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(text);
      const prefix = style === 'label' ? '.' : style === 'matrix' ? `;${name}=` : '';
      return filled.replaceAll(`{${name}}`, () => prefix + encoded);
    }, path);
}
