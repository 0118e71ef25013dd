import { dirname, relative } from 'node:path';
import type { SourceLocation } from './diagnostic.ts';

/**
 * Returns a second source location for a message: `line 27`, or `pets.yaml:27` if this location is in another file than the problem.
 *
 * @returns an empty string if `other` is undefined.
 */
export function otherPlace(other: SourceLocation | undefined, place: SourceLocation | undefined): string {
  if (other === undefined) return '';
  if (other.source.path === place?.source.path) return `line ${other.line}`;
  const from = place === undefined ? process.cwd() : dirname(place.source.path);
  return `${relative(from, other.source.path)}:${other.line}`;
}
