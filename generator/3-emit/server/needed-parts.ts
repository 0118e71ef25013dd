import { mediaKind } from '@forgespec/templates/shared/media-type';
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
  /** Responses have bodies that are not JSON, which may be streams. */
  readonly rawBodies: boolean;
  /** Responses have one of several media types, or of a range of them. */
  readonly mediaTypes: boolean;
  /** The server runs by itself, and not inside of a framework that observes requests and health. */
  readonly standAlone: boolean;
}

/** Returns the parts that the operations of an API and the adapters need. */
export function neededParts(api: Api, adapters: EmitInput['adapters']): NeededParts {
  const operations = api.areas.flatMap((area) => area.operations);
  const contents = operations.flatMap(({ responses }) => responses.map((response) => response.contents));
  return {
    security: api.securitySchemes.length > 0,
    bodies: operations.some(({ body }) => body !== undefined && body.contents.length > 0),
    queryInBody: operations.some(({ alsoTakesParametersIn }) => alsoTakesParametersIn === 'body'),
    rawBodies: contents.flat().some(({ mediaType }) => mediaKind(mediaType) !== 'json'),
    standAlone: adapters.includes('serve'),
    mediaTypes: contents.some((of) => of.length > 1 || of.some(({ mediaType }) => mediaType.includes('*'))),
  };
}
