/**
 * Creates a function that returns the group of an operation from its path, for a description without tags. The group is the first segment
 * in which the paths differ: `pets` for `/v1/pets/{id}`, if all paths start with `/v1`. The group is `default` for a path without such a
 * segment, such as `/{id}`.
 */
export function groupsFromPaths(paths: readonly string[]): (path: string) => string {
  const all = paths.map(fixedSegments).filter((segments) => segments.length > 0);
  const [first = []] = all;
  const differs = first.findIndex((segment, index) => all.some((segments) => segments[index] !== segment));
  const common = differs === -1 ? first.length : differs;
  const start = Math.min(common, ...all.map((segments) => segments.length - 1));
  return (path) => fixedSegments(path)[start] ?? 'default';
}

/** Returns the segments of a path template that contain no parameter. */
const fixedSegments = (path: string): string[] =>
  path.split('/').filter((segment) => segment !== '' && !segment.includes('{'));
