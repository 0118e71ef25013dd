import { mediaKind } from '@forgespec/templates/shared/media-type';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Api } from '../../2-model/api.ts';
import type { EmitInput } from '../emitter.ts';

/** The parts of a server that not every output needs: true if an operation or an adapter needs the part. */
export interface NeededParts {
  /** Callers are authenticated. */
  readonly security: boolean;
  /** Requests have bodies. */
  readonly bodies: boolean;
  /** Query parameters may come in a body. */
  readonly queryInBody: boolean;
  /** Responses have headers, or media types other than `application/json`. */
  readonly responses: boolean;
  /** Responses have bodies that are not JSON, which may be streams. */
  readonly rawBodies: boolean;
  /** A response has one of several media types, or any media type of a range. */
  readonly mediaTypes: boolean;
  /** Successful responses have several media types, so that clients may request a media type that an operation does not have. */
  readonly negotiation: boolean;
  /** Responses are compared with the description. */
  readonly checkResponses: boolean;
  /** The server runs by itself, and not inside of a framework that observes requests and health. */
  readonly standAlone: boolean;
}

/** Returns the parts that the operations of an API and the adapters need. */
export function neededParts(api: Api, adapters: EmitInput['adapters']): NeededParts {
  const operations = api.areas.flatMap((area) => area.operations);
  const responses = operations.flatMap((operation) => operation.responses);
  const contents = responses.map((response) => response.contents);
  const mediaTypes = contents.flat().map(({ mediaType }) => mediaType);
  const offered = responses.filter(({ status }) => isSuccess(status)).flatMap((response) => response.contents);
  return {
    security: api.securitySchemes.length > 0,
    bodies: operations.some(({ body }) => body !== undefined && body.contents.length > 0),
    queryInBody: operations.some(({ alsoTakesParametersIn }) => alsoTakesParametersIn === 'body'),
    responses:
      mediaTypes.some((mediaType) => mediaType !== 'application/json') ||
      responses.some(({ headers }) => headers.length > 0),
    rawBodies: mediaTypes.some((mediaType) => mediaKind(mediaType) !== 'json'),
    standAlone: adapters.includes('serve'),
    mediaTypes: contents.some((of) => of.length > 1 || of.some(({ mediaType }) => mediaType.includes('*'))),
    negotiation: new Set(offered.map(({ mediaType }) => mediaType)).size > 1,
    checkResponses: api.serverExtras.includes('checkResponses'),
  };
}
