import { textValue } from './text-value.ts';

/**
 * Fills in a path template. A value is encoded once, its slashes too (`north%2Fharbour`); except for `{+name}`, whose slashes
 * are sent as they are.
 *
 * @throws {TypeError} if a value is empty, `.` or `..`, because the request would go to another path; or if it has no text.
 */
export function serializePath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\+?)([^{}]+)\}/gu, (_, plus: string, name: string) => {
    const text = textValue(name, values[name]);
    const segments = plus ? text.split('/') : [text];
    // URL parsers take `.` and `..` as steps even when they are percent-encoded, so nothing can be sent for them.
    if (segments.some((segment) => /^\.{0,2}$/u.test(segment))) {
      throw new TypeError(`Path value ${name} must not be "${text}"`);
    }
    return segments.map(encodeURIComponent).join('/');
  });
}
