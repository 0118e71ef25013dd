import { essenceOf, mediaKind } from '@forgespec/templates/shared/media-type';
import { sequenceNotation, type SequenceNotation } from '@forgespec/templates/shared/sequences';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Api, Content } from '@forgespec/model';
import type { EmitInput } from '../emitter.ts';
import { refusalFormats, type UsedFormat } from './refusal-formats.ts';

/** The optional parts of a server. A property is true if an operation or an adapter needs the part. */
export interface NeededParts {
  /** The API has security schemes. The server then authenticates callers. */
  readonly security: boolean;
  /** The server receives webhooks or callbacks. It then verifies the sender of each request. */
  readonly verification: boolean;
  /** Some requests have a body. */
  readonly bodies: boolean;
  /** The type that the option `binary` selects for binary request bodies. Undefined without this option. */
  readonly binaryBodies: Content['binaryType'];
  /** Some operations also accept their query parameters in the request body (`x-parameters-in`). */
  readonly queryInBody: boolean;
  /** Some results of handlers contain values, such as `Date`, that the server converts before it sends them. */
  readonly conversions: boolean;
  /** Some responses have headers, or a media type other than `application/json`. */
  readonly responses: boolean;
  /** Some responses have a body that is not JSON. Such a body may be a stream. */
  readonly rawBodies: boolean;
  /** The notations that separate items in responses, such as `lines` for JSON Lines. */
  readonly sentItems: readonly SequenceNotation[];
  /** The notations that separate items in request bodies. Event streams are left out. */
  readonly receivedItems: readonly ('lines' | 'records')[];
  /** Some responses have several media types, or a range of media types. */
  readonly mediaTypes: boolean;
  /**
   * The successful responses of all operations together have several media types. A client may then request a media type that an operation
   * does not send, so the server checks the header `Accept`.
   */
  readonly negotiation: boolean;
  /** The formats of refusals in the described responses. Empty if all refusals are written in the default format. */
  readonly refusals: readonly UsedFormat[];
  /** The adapter `serve` is generated. The server then runs without a framework, so it also needs functions for logs and health checks. */
  readonly standAlone: boolean;
}

/** Returns the optional parts that the server of an API needs. */
export function neededParts(api: Api, adapters: EmitInput['adapters']): NeededParts {
  const operations = api.areas.flatMap((area) => area.operations);
  const responses = operations.flatMap((operation) => operation.responses);
  const contents = responses.map((response) => response.contents);
  const mediaTypes = contents.flat().map(({ mediaType }) => mediaType);
  const offered = responses.filter(({ status }) => isSuccess(status)).flatMap((response) => response.contents);
  return {
    security: api.securitySchemes.length > 0,
    verification: api.isReceived,
    bodies: operations.some(({ body }) => body !== undefined && body.contents.length > 0),
    binaryBodies: operations.flatMap(
      ({ body }) => body?.contents.flatMap(({ binaryType }) => binaryType ?? []) ?? [],
    )[0],
    queryInBody: operations.some(({ alsoTakesParametersIn }) => alsoTakesParametersIn === 'body'),
    responses:
      api.hasConversions ||
      mediaTypes.some((mediaType) => mediaType !== 'application/json') ||
      responses.some(({ headers }) => headers.length > 0),
    conversions: api.hasConversions,
    rawBodies: mediaTypes.some((mediaType) => mediaKind(mediaType) !== 'json'),
    sentItems: notationsOf(mediaTypes),
    receivedItems: notationsOf(
      operations.flatMap(({ body }) => body?.contents.map(({ mediaType }) => mediaType) ?? []),
    ).filter((notation) => notation !== 'events'),
    refusals: refusalFormats(api),
    standAlone: adapters.includes('serve'),
    mediaTypes: contents.some((offers) => offers.length > 1 || offers.some(({ mediaType }) => mediaType.includes('*'))),
    negotiation: new Set(offered.map(({ mediaType }) => mediaType)).size > 1,
  };
}

/** Returns the notations of the sequential media types in a list, sorted and without duplicates. */
const notationsOf = (mediaTypes: readonly string[]): SequenceNotation[] =>
  [...new Set(mediaTypes.flatMap((mediaType) => sequenceNotation(essenceOf(mediaType)) ?? []))].toSorted();
