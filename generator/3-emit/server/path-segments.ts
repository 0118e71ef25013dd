import { literalPath } from '@forgespec/templates/shared/literal-path';
import { pathPrefix } from '../../2-model/inspect/path-prefix.ts';
import type { Operation } from '../../2-model/operation.ts';

/** One segment of a path: text that has to be there, or a place for values. */
export type Segment = string | MixedSegment | ValueSegment;

/** A segment that is a value; or the first of several that are one together. */
export interface ValueSegment {
  readonly kind: 'span' | 'value';
}

/** A segment with text around its values: `{name}.{format}` has the texts `''`, `'.'` and `''`. */
export interface MixedSegment {
  readonly kind: 'mixed';
  /** What stands before, between and after the values: one more than there are values. */
  readonly texts: readonly string[];
}

/** A path template, segment by segment. */
export const pathSegments = (operation: Operation): Segment[] =>
  operation.path
    .slice(1)
    .split('/')
    .map((segment) => pathSegment(segment, operation));

/** The segments of the path of a server, `/v1`; none where it is empty. */
export const prefixSegments = (prefix: string): string[] => prefix.split('/').slice(1).map(literalPath);

function pathSegment(segment: string, operation: Operation): Segment {
  // Odd ones are names.
  const pieces = segment.split(/\{([^{}]*)\}/u);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const texts = pieces.filter((_, index) => index % 2 === 0).map(literalPath);
  const [name] = names;
  if (name === undefined) return literalPath(segment);
  const declared = names.map((other) => parameter(other, operation));
  const prefixes = [...declared.map((found) => (found === undefined ? '' : pathPrefix(found))), ''];
  const around = texts.map((text, index) => `${text}${prefixes[index] ?? ''}`);
  if (names.length > 1 || around.some((text) => text !== '')) return { kind: 'mixed', texts: around };
  return { kind: declared[0]?.isMultiSegment === true ? 'span' : 'value' };
}

const parameter = (name: string, { parameters }: Operation) =>
  parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
