/**
 * Creates a function that returns the group of an operation, for a description without tags. The group is a segment of the operation's
 * path: the first segment in which the paths of the description differ. For example, if all paths start with `/v1`, the group of
 * `/v1/pets/{id}` is `pets`. For a path that has no such segment, such as `/{id}`, the group is `default`.
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
