import { essenceOf, isMediaRange } from '@forgespec/templates/shared/media-type';
import { documentedSuccesses, type OperationModel } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { mediaTypeText } from '../media-type-text.ts';
import type { Schemas } from '../named-type.ts';
import { contentItemReader, contentReader, contentType } from './response-data.ts';
import { runtime } from './symbols.ts';

/** The media types of an operation's successful responses, if there are at least two. */
export interface AcceptChoice {
  /** The media types. The first media type is the default. */
  readonly mediaTypes: readonly string[];
  /**
   * True if a response has several media types, so that the caller chooses one of them. False if each response has at most one media type,
   * so that the media type depends only on the status.
   */
  readonly isForCaller: boolean;
}

/**
 * Returns the media types of the successful responses. Returns undefined if there are fewer than two media types, or if the method is HEAD.
 */
export function acceptChoice(operation: OperationModel): AcceptChoice | undefined {
  if (operation.method === 'head') return undefined;
  const contents = documentedSuccesses(operation).map((response) => response.contents);
  const mediaTypes = [...new Set(contents.flat().map(({ mediaType }) => mediaType))];
  if (mediaTypes.length < 2) return undefined;
  return { mediaTypes, isForCaller: contents.some(({ length }) => length > 1) };
}

/** Returns true if the type of the data depends on the option `accept`. */
export const hasAcceptOption = (operation: OperationModel): boolean => acceptChoice(operation)?.isForCaller === true;

/** Returns the name of the type parameter for the option `accept`. The name is `Accept`, or `Accept_` if a schema has the name `Accept`. */
export function acceptParameter(schemas: Schemas): string {
  const taken = new Set(Array.from(schemas.values(), ({ name }) => name));
  let name = 'Accept';
  while (taken.has(name)) name += '_';
  return name;
}

/** Returns the code of the type of the option `accept`. */
export const acceptedTypes = ({ mediaTypes }: AcceptChoice): string => mediaTypes.map(mediaTypeText).join(' | ');

/**
 * Returns the code of the type of the data that the caller accepts, such as `{ 'application/json': Pet; 'text/csv': string }[Accept]`. If a
 * range such as `image/*` and a media type in this range have different types of data, the result is a conditional type. An object type
 * would be invalid, because the key `image/png` must have a type that is assignable to the type of the key for `image/*`.
 *
 * @param parameter the name of the type parameter for the media type.
 */
export function acceptedData(
  operation: OperationModel,
  { mediaTypes }: AcceptChoice,
  parameter: string,
  schemas: Schemas,
  module: Module,
  jsonData: string | undefined,
): string {
  const members = mediaTypes.map((mediaType, index) => {
    const type = index === 0 && jsonData !== undefined ? jsonData : dataFor(mediaType, operation, schemas, module);
    return { mediaType, key: mediaTypeText(mediaType), type };
  });
  const differsInRange = members.some((range) =>
    members.some((member) => member.type !== range.type && isInRange(member.mediaType, range.mediaType)),
  );
  if (differsInRange) {
    const specific = members.toSorted((a, b) => breadthOf(a.mediaType) - breadthOf(b.mediaType));
    const conditions = specific.slice(0, -1).map(({ key, type }) => `${parameter} extends ${key} ? ${type} : `);
    return `(${conditions.join('')}${specific.at(-1)?.type ?? 'never'})`;
  }
  const texts = members.map(({ key, type }) => `${key.startsWith('`') ? `[type: ${key}]` : key}: ${type}`);
  return `{ ${texts.join('; ')} }[${parameter}]`;
}

/** Returns 0 for a media type, 1 for a range such as `image/*`, and 2 for the range of all media types. */
const breadthOf = (mediaType: string): number =>
  !isMediaRange(mediaType) ? 0 : essenceOf(mediaType).startsWith('*') ? 2 : 1;

/** Returns true if `mediaType`, which may be a range, is narrower than `range` and is in this range. */
function isInRange(mediaType: string, range: string): boolean {
  if (mediaType === range || !isMediaRange(range)) return false;
  return breadthOf(range) === 2 || essenceOf(mediaType).startsWith(essenceOf(range).slice(0, -1));
}

/**
 * Returns the type of the data for a call that accepts the given media type. If the description of a successful response does not have this
 * media type, the service may send any media type that this description has.
 */
function dataFor(mediaType: string, operation: OperationModel, schemas: Schemas, module: Module): string {
  const types = documentedSuccesses(operation).flatMap((response) => {
    const same = response.contents.filter((content) => content.mediaType === mediaType);
    const contents = same.length > 0 ? same : response.contents;
    return contents.length === 0
      ? ['undefined']
      : contents.map((content) => contentType(operation, response, content, schemas, module));
  });
  return [...new Set(types)].join(' | ');
}

/**
 * Returns the code of a call of the runtime function `acceptedType`. The first argument is an object literal. Each key is a media type, and
 * its value contains the functions that read a body of this media type. The other arguments are the options of the caller and the required
 * headers.
 */
export function acceptedTypeCall(
  operation: OperationModel,
  { mediaTypes, isForCaller }: AcceptChoice,
  headers: string | undefined,
  schemas: Schemas,
  module: Module,
): string {
  const readers = mediaTypes.map((mediaType) => {
    const members = {
      read: contentReader(operation, mediaType, schemas, module),
      readItems: contentItemReader(operation, mediaType, schemas, module),
      others: othersText(operation, mediaType),
    };
    const texts = Object.entries(members).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${value}`],
    );
    return `${stringLiteral(mediaType)}: { ${texts.join(', ')} }`;
  });
  const options = isForCaller ? 'options' : headers === undefined ? undefined : 'undefined';
  const list = [`{ ${readers.join(', ')} }`, options, headers].filter((argument) => argument !== undefined);
  return `${module.use(runtime.acceptedType)}(${list.join(', ')})`;
}

function othersText(operation: OperationModel, mediaType: string): string | undefined {
  const others = documentedSuccesses(operation)
    .map(({ contents }) => contents.map((content) => content.mediaType))
    .filter((types) => !types.includes(mediaType))
    .flat();
  return others.length === 0 ? undefined : `[${[...new Set(others)].map(stringLiteral).join(', ')}]`;
}
