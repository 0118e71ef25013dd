import { mediaKind } from '@forgespec/templates/shared/media-kind';
import type { Api } from '../../2-model/api.ts';

/** The parts of a server that not every description needs: true if an operation needs the part. */
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
}

/** Returns the parts that the operations of an API need. */
export function neededParts(api: Api): NeededParts {
  const operations = api.areas.flatMap((area) => area.operations);
  const contents = operations.flatMap(({ responses }) => responses.map((response) => response.contents));
  return {
    security: api.securitySchemes.length > 0,
    bodies: operations.some(({ body }) => body !== undefined && body.contents.length > 0),
    queryInBody: operations.some(({ alsoTakesParametersIn }) => alsoTakesParametersIn === 'body'),
    rawBodies: contents.flat().some(({ mediaType }) => mediaKind(mediaType) !== 'json'),
    mediaTypes: contents.some((of) => of.length > 1 || of.some(({ mediaType }) => mediaType.includes('*'))),
  };
}
