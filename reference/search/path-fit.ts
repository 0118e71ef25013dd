/**
 * Returns a function for the path in a query, with or without values and a method. For a request line, such as `GET /shops/{id}`, it
 * returns more than 100 if the method and the path fit, more than 10 if only the path fits, and 0 otherwise. Of two lines that fit, the
 * one with more fixed segments has the higher number.
 */
export function pathFit(query: string): (line: string) => number {
  const [, method, path = ''] =
    /^\s*(?:(get|post|put|patch|delete|head|options)\s+)?(\S*\/\S*)\s*$/iu.exec(query) ?? [];
  const segments = segmentsOf(path.replace(/^https?:\/\/[^/]*/u, '').replace(/[?#].*$/u, ''));
  return (line) => {
    const [lineMethod, template = ''] = line.split(' ');
    const templateSegments = segmentsOf(template);
    if (!isPath(templateSegments, segments)) return 0;
    const fixed = templateSegments.filter((segment) => !segment.startsWith('{')).length;
    return (method === undefined || method.toUpperCase() === lineMethod ? 100 : 10) * (1 + fixed / 10);
  };
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Returns true if the segments of a query are the last segments of a path template. */
const isPath = (template: readonly string[], segments: readonly string[]): boolean =>
  template.length > 0 &&
  template.length <= segments.length &&
  template.every((segment, at) => {
    const asked = segments[segments.length - template.length + at];
    return segment.startsWith('{') ? asked !== undefined : segment === asked;
  });
