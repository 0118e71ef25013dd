import { isSuccess } from '@forgespec/templates/shared/statuses';
import { isMediaRange, mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import { documentedSuccesses, type Api, type ClientExtra, type OAuthFlow, type OperationModel } from '@forgespec/model';
import type { Schemas } from '../named-type.ts';
import { usableSchemes } from './usable-schemes.ts';
import { isPaged } from './paged.ts';
import { requestContent } from './request-body.ts';

/**
 * A feature of the client. The output contains the code of a feature only if the description or the configuration
 * requires this feature.
 */
export type Feature =
  | ClientExtra
  | 'anyClient'
  | 'asyncWork'
  | 'authorizationCodes'
  | 'credentials'
  | 'deviceCodes'
  | 'events'
  | 'fileContents'
  | 'forms'
  | 'headers'
  | 'items'
  | 'jsonBodies'
  | 'longQueries'
  | 'oauthTokens'
  | 'pages'
  | 'queries'
  | 'redirects'
  | 'results'
  | 'streams';

/** For each feature, a function that returns true if the output needs the feature. */
const needs: Readonly<Record<Feature, (api: Api, operations: readonly OperationModel[], schemas: Schemas) => boolean>> =
  {
    anyClient: () => true,
    asyncWork: (_, operations) => operations.some(({ facts }) => facts.isAsync),
    authorizationCodes: (api) => hasFlow(api, 'authorizationCode'),
    checkResponses: ({ clientExtras }) => clientExtras.includes('checkResponses'),
    credentials: (api) => usableSchemes(api).length > 0,
    deviceCodes: (api) => hasFlow(api, 'deviceAuthorization'),
    events: (_, operations) =>
      operations.some((operation) =>
        documentedSuccesses(operation).some(({ contents }) => contents.some(({ eventData }) => eventData)),
      ),
    fileContents: ({ schemas }) =>
      schemas.some(({ schema }) => schema.kind === 'keywords' && schema.annotations.convention === 'file-content'),
    // The client can send a JSON body as a form. This is possible only if the description defines how a form represents
    // objects.
    forms: ({ formStyle }, operations) => formStyle === 'brackets' && sends(operations, 'json'),
    headers: (_, operations) => operations.some(({ method }) => method === 'head'),
    http: ({ clientExtras }) => clientExtras.includes('http'),
    items: (_, operations) => receives(operations, 'sequence'),
    jsonBodies: (_, operations) => sends(operations, 'json'),
    // A response that is a file or a text can have any length. If an operation has such a response, the output always
    // has the feature `limitBody`.
    limitBody: ({ clientExtras }, operations) =>
      clientExtras.includes('limitBody') || receives(operations, 'binary') || receives(operations, 'text'),
    limitConcurrency: ({ clientExtras }) => clientExtras.includes('limitConcurrency'),
    longQueries: (_, operations) => operations.some(({ alsoTakesParametersIn }) => alsoTakesParametersIn === 'body'),
    oauthTokens: ({ securitySchemes }) => securitySchemes.some(({ flows }) => flows.length > 0),
    pages: (_, operations, schemas) => operations.some((operation) => isPaged(operation, schemas)),
    queries: (api, operations) =>
      operations.some(({ parameters }) => parameters.some((parameter) => parameter.in === 'query')) ||
      usableSchemes(api).some((scheme) => scheme.in === 'query'),
    // In these cases, the client itself follows redirects, because `fetch` would send credentials to other origins, and
    // would change methods.
    redirects: (api, operations) =>
      usableSchemes(api).length > 0 ||
      api.clientExtras.includes('http') ||
      operations.some(({ method }) => method !== 'get' && method !== 'head'),
    // The function `resultOf` returns an error response as a value with a type. An exception cannot do this, because
    // exceptions have no static type. If an operation has only one described response, it does not need `resultOf`.
    // Error responses without a body do not count.
    results: (_, operations) =>
      operations.some(
        ({ responses }) =>
          responses.filter(({ status, contents }) => contents.length > 0 || isSuccess(status)).length > 1,
      ),
    retries: ({ clientExtras }, operations) =>
      clientExtras.includes('retries') || clientExtras.includes('http') || operations.some(mayBeBusy),
    // A body that any media type may have is read as JSON. With `responseOf`, a program can read other bodies.
    streams: (_, operations) =>
      (['binary', 'sequence', 'text'] as const).some((kind) => receives(operations, kind)) ||
      operations.some((operation) =>
        documentedSuccesses(operation).some(({ contents }) =>
          contents.some(({ mediaType }) => isMediaRange(mediaType)),
        ),
      ),
    timeLimits: ({ clientExtras }) => clientExtras.includes('timeLimits') || clientExtras.includes('http'),
    traceRequests: ({ clientExtras }) => clientExtras.includes('traceRequests'),
  };

const hasFlow = ({ securitySchemes }: Api, kind: OAuthFlow['kind']): boolean =>
  securitySchemes.some(({ flows }) => flows.some((flow) => flow.kind === kind));

/**
 * Returns true if a documented response may request a later retry. Such a response has the status 429 or 503, or the
 * header `Retry-After`.
 */
const mayBeBusy = ({ responses }: OperationModel): boolean =>
  responses.some(
    ({ status, headers }) =>
      status === '429' || status === '503' || headers.some(({ name }) => name.toLowerCase() === 'retry-after'),
  );

const sends = (operations: readonly OperationModel[], kind: MediaKind): boolean =>
  operations.some((operation) => {
    const content = requestContent(operation);
    return content !== undefined && mediaKind(content.mediaType) === kind;
  });

const receives = (operations: readonly OperationModel[], kind: MediaKind): boolean =>
  operations.some((operation) =>
    documentedSuccesses(operation).some(({ contents }) =>
      contents.some(({ mediaType }) => mediaKind(mediaType) === kind),
    ),
  );

const isFeature = (name: string): name is Feature => Object.hasOwn(needs, name);
const featureNames: readonly Feature[] = Object.keys(needs).filter(isFeature);

/** Returns the features that the output for an API needs. */
export function clientFeatures(api: Api, schemas: Schemas): ReadonlySet<Feature> {
  const operations = api.areas.flatMap((area) => area.operations);
  return new Set(featureNames.filter((name) => needs[name](api, operations, schemas)));
}
