import { literalPath } from '@forgespec/templates/shared/literal-path';
import { pathPrefix } from '../../2-model/inspect/path-prefix.ts';
import type { OperationModel } from '../../2-model/operation.ts';

/** A segment of a path template: fixed text, or a segment with values. */
export type Segment = string | MixedSegment | ValueSegment;

/** A segment that is a value, or a value that spans several segments. */
export interface ValueSegment {
  readonly kind: 'span' | 'value';
}

/** A segment with text around its values: `{name}.{format}` has the texts `''`, `'.'` and `''`. */
export interface MixedSegment {
  readonly kind: 'mixed';
  /** The texts before, between and after the values: one more than there are values. */
  readonly texts: readonly string[];
}

/** Returns the segments of the path template of an operation. */
export const pathSegments = (operation: OperationModel): Segment[] =>
  operation.path
    .slice(1)
    .split('/')
    .map((segment) => pathSegment(segment, operation));

/** Returns the segments of the path of a server, `/v1`; none if it is empty. */
export const prefixSegments = (prefix: string): string[] => prefix.split('/').slice(1).map(literalPath);

function pathSegment(segment: string, operation: OperationModel): Segment {
  // The pieces with odd indexes are names.
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

const parameter = (name: string, { parameters }: OperationModel) =>
  parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
