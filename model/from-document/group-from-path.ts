/**
 * Creates a function that returns the group of an operation, for a description without tags. The group is a segment of the operation's
 * path: the first segment in which the paths of the description differ. For example, if the paths are `/v1/pets/{id}` and `/v1/shops`, the
 * groups are `pets` and `shops`. If one path is the start of all other paths, the group is the last segment of this path. For example, the
 * group of `/pets` and `/pets/{id}/toys` is `pets`. For a path that has no such segment, such as `/{id}`, the group is `default`.
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
