import { isObject, plainValue } from './plain-value.ts';
import { writeJson } from './write-json.ts';
import { checkSegment, serializePath, textValue } from './write-url.ts';

/** Writes a path parameter, percent-encoded. The comment of each style shows how an array and an object are written. */
export type PathStyle = (name: string, value: unknown) => string;

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns a function that fills in a path template. Parameters that are not in `styles` are single values.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function pathWith(styles: Readonly<Record<string, PathStyle>>): (template: string, values: Values) => string {
  const byName = new Map(Object.entries(styles));
  return (template, values) =>
    template.replace(/\{\+?([^{}]+)\}/gu, (placeholder, name: string) => {
      const [style, value] = [byName.get(name), values[name]];
      return style === undefined || value === undefined ? serializePath(placeholder, values) : style(name, value);
    });
}

/** `style: simple`: `a,b` and `key,value` */
export const simplePath: PathStyle = (name, value) => filled(name, parts(name, value).join(','));

/** `style: simple, explode: true`: `a,b` and `key=value` */
export const simpleExploded: PathStyle = (name, value) => filled(name, assigned(name, value).join(','));

/** `style: label`: `.a,b` and `.key,value` */
export const labelPath: PathStyle = (name, value) => `.${filled(name, parts(name, value).join(','))}`;

/**
 * `style: label, explode: true`: `.a.b` and `.key=value`. A dot in a value is percent-encoded. Servers may decode `%2E` before they split
 * the value (RFC 3986, section 6.2.2.2), so do not use this style for values with dots.
 */
export const labelExploded: PathStyle = (name, value) =>
  `.${filled(name, assigned(name, value).map(withoutDots).join('.'))}`;

/** `style: matrix`: `;name=a,b` and `;name=key,value` */
export const matrixPath: PathStyle = (name, value) => `;${encodeURIComponent(name)}=${parts(name, value).join(',')}`;

/** `style: matrix, explode: true`: `;name=a;name=b` and `;key=value` */
export function matrixExploded(name: string, value: unknown): string {
  const data = plainValue(name, value);
  if (isObject(data) && !Array.isArray(data)) return filled(name, assigned(name, data).map(withSemicolon).join(''));
  return filled(
    name,
    parts(name, data)
      .map((part) => withSemicolon(`${encodeURIComponent(name)}=${part}`))
      .join(''),
  );
}

/** If a parameter has `content`, writes its value as JSON. */
export const jsonPath: PathStyle = (name, value) => encodeURIComponent(writeJson(value, name));

const withSemicolon = (part: string): string => `;${part}`;
const withoutDots = (part: string): string => part.replace(/\./gu, '%2E');

/** Returns the items of an array, the alternating keys and values of an object, or a single value. */
function parts(name: string, value: unknown): string[] {
  const data = plainValue(name, value);
  const list: unknown[] = Array.isArray(data) ? data : isObject(data) ? Object.entries(data).flat() : [data];
  return list.map((item) => encoded(name, item));
}

/** Returns the properties of an object as `key=value`, the items of an array, or a single value. */
function assigned(name: string, value: unknown): string[] {
  const data = plainValue(name, value);
  if (!isObject(data) || Array.isArray(data)) return parts(name, data);
  return Object.entries(data).map((pair) => pair.map((part) => encoded(name, part)).join('='));
}

const encoded = (name: string, value: unknown): string => encodeURIComponent(textValue(name, value));

/**
 * Returns the text of a parameter. Throws a `TypeError` if the text is empty, `.` or `..`, because the request would then go to another
 * path.
 */
function filled(name: string, text: string): string {
  checkSegment(name, text, text);
  return text;
}
