import { dirname, relative } from 'node:path';
import type { SourceLocation } from './diagnostic.ts';

/**
 * Returns a second source location for a message: `line 27`, or `pets.yaml:27` if this location is in another file than the problem.
 *
 * @returns an empty string if `other` is undefined.
 */
export function otherLocation(other: SourceLocation | undefined, location: SourceLocation | undefined): string {
  if (other === undefined) return '';
  if (other.source.path === location?.source.path) return `line ${other.line}`;
  const from = location === undefined ? process.cwd() : dirname(location.source.path);
  return `${relative(from, other.source.path)}:${other.line}`;
}
