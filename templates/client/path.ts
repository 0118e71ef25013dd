/**
 * Fills in a path template. A value is encoded once, its slashes too (`aurora%2Fcompass`), but for those of `multiSegment` values.
 *
 * @throws {TypeError} when a value is empty, `.` or `..`: the request would go to another path than the one that was meant.
 */
export function serializePath(
  template: string,
  values: Readonly<Record<string, unknown>>,
  multiSegment: readonly string[] = [],
): string {
  return template.replace(/\{([^{}]+)\}/gu, (_, name: string) => {
    const text = Array.isArray(values[name]) ? values[name].join() : String(values[name] ?? '');
    const segments = multiSegment.includes(name) ? text.split('/') : [text];
    // URL parsers take `.` and `..` as steps even when they are percent-encoded, so nothing can be sent for them.
    if (segments.some((segment) => /^\.{0,2}$/u.test(segment))) {
      throw new TypeError(`The path value ${name} must not be "${text}": that would lead to another path than ${template}`);
    }
    return segments.map(encodeURIComponent).join('/');
  });
}
