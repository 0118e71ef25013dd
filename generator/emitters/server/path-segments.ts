import { literalPath } from '@forgespec/templates/shared/literal-path';
import { pathPrefix, valueTypes, type OperationModel, type Parameter, type Resolve } from '@forgespec/model';

/** A segment of a path template. It is a fixed text, or a segment that contains values. */
export type Segment = string | MixedSegment | ValueSegment;

/** A segment that consists of one value. If `kind` is `span`, the value may contain several segments of a path. */
export interface ValueSegment {
  readonly kind: 'span' | 'value';
}

/** A segment with text around its values. For example, the texts of `{name}.{format}` are `''`, `'.'` and `''`. */
export interface MixedSegment {
  readonly kind: 'mixed';
  /** The texts before, between and after the values. The number of texts is the number of values plus one. */
  readonly texts: readonly string[];
}

/** Returns the segments of the path template of an operation. */
export const pathSegments = (operation: OperationModel, resolve: Resolve): Segment[] =>
  operation.path
    .slice(1)
    .split('/')
    .map((segment) => pathSegment(segment, operation, resolve));

/** Returns the segments of the base path of a server, such as `/v1`. Returns an empty array for an empty path. */
export const prefixSegments = (prefix: string): string[] => prefix.split('/').slice(1).map(literalPath);

function pathSegment(segment: string, operation: OperationModel, resolve: Resolve): Segment {
  // At an even index, `pieces` contains a text. At an odd index, `pieces` contains the name of a parameter.
  const pieces = segment.split(/\{([^{}]*)\}/u);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const texts = pieces.filter((_, index) => index % 2 === 0).map(literalPath);
  const [name] = names;
  if (name === undefined) return literalPath(segment);
  const declared = names.map((other) => parameter(other, operation));
  const prefixes = [...declared.map((found) => (found === undefined ? '' : prefixOf(found, resolve))), ''];
  const around = texts.map((text, index) => `${text}${prefixes[index] ?? ''}`);
  if (names.length > 1 || around.some((text) => text !== '')) return { kind: 'mixed', texts: around };
  return { kind: declared[0]?.isMultiSegment === true ? 'span' : 'value' };
}

function prefixOf(found: Parameter, resolve: Resolve): string {
  const types = valueTypes(found.schema, resolve);
  return pathPrefix(found, types.has('object') && !types.has('array') && !types.has('string'));
}

const parameter = (name: string, { parameters }: OperationModel) =>
  parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
