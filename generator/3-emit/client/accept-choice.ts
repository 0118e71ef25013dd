import { documentedSuccesses } from '../../2-model/inspect/successes.ts';
import type { OperationModel } from '../../2-model/operation.ts';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { mediaTypeText } from '../media-type-text.ts';
import type { Schemas } from '../named-type.ts';
import { contentItemReader, contentReader, contentType } from './response-data.ts';
import { runtime } from './symbols.ts';

/** The media types of successful responses, if there are several. */
export interface AcceptChoice {
  /** The media types, the default first. */
  readonly mediaTypes: readonly string[];
  /** True if a response has several media types, so that the caller chooses. False if only different statuses have different types. */
  readonly isForCaller: boolean;
}

/** Returns undefined if all successful responses have the same media type. */
export function acceptChoice(operation: OperationModel): AcceptChoice | undefined {
  if (operation.method === 'head') return undefined;
  const contents = documentedSuccesses(operation).map((response) => response.contents);
  const mediaTypes = [...new Set(contents.flat().map(({ mediaType }) => mediaType))];
  if (mediaTypes.length < 2) return undefined;
  return { mediaTypes, isForCaller: contents.some(({ length }) => length > 1) };
}

/** Returns true if the type of the data depends on the option `accept`. */
export const hasAcceptOption = (operation: OperationModel): boolean => acceptChoice(operation)?.isForCaller === true;

/** The name of the type parameter for the option `accept`. It is not the name of a schema. */
export function acceptParameter(schemas: Schemas): string {
  const taken = new Set(Array.from(schemas.values(), ({ name }) => name));
  let name = 'Accept';
  while (taken.has(name)) name += '_';
  return name;
}

/** Returns the type of the option `accept` as code. */
export const acceptedTypes = ({ mediaTypes }: AcceptChoice): string => mediaTypes.map(mediaTypeText).join(' | ');

/** Returns an object type with the type of the data for each media type that the caller can accept. */
export function acceptedData(
  operation: OperationModel,
  { mediaTypes }: AcceptChoice,
  schemas: Schemas,
  module: Module,
  jsonData: string | undefined,
): string {
  const members = mediaTypes.map((mediaType, index) => {
    const type = index === 0 && jsonData !== undefined ? jsonData : dataFor(mediaType, operation, schemas, module);
    const key = mediaTypeText(mediaType);
    return `${key.startsWith('`') ? `[type: ${key}]` : key}: ${type}`;
  });
  return `{ ${members.join('; ')} }`;
}

/** Returns the type of the data if the caller accepts a media type. A status without this media type may have any of its own. */
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

/** Returns the expression with the readers of all media types, which also requests the chosen one. */
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
      readItems: contentItemReader(operation, mediaType, module),
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
