// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Fills in a path template. A value is encoded once, its slashes too (`aurora%2Fcompass`); but for `{+name}`, where they are sent
 * as they are.
 *
 * @throws {TypeError} when a value is empty, `.` or `..`: the request would go to another path than the one that was meant.
 */
export function serializePath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\+?)([^{}]+)\}/gu, (_, plus: string, name: string) => {
    const text = String(values[name] ?? '');
    const segments = plus ? text.split('/') : [text];
    // URL parsers take `.` and `..` as steps even when they are percent-encoded, so nothing can be sent for them.
    if (segments.some((segment) => /^\.{0,2}$/u.test(segment))) {
      throw new TypeError(`Path value ${name} must not be "${text}"`);
    }
    return segments.map(encodeURIComponent).join('/');
  });
}
