import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import { documentedSuccesses, type Api, type OAuthFlow, type OperationModel } from '@forgespec/model';
import type { Schemas } from '../named-type.ts';
import { requestContent } from './request-body.ts';

/**
 * A feature that depends on the operations, such as the format of a body or the kind of a credential. The output contains the code of such a
 * feature only if an operation needs it. All other features of the client are in every output.
 */
export type Feature =
  | 'asyncWork'
  | 'authorizationCodes'
  | 'deviceCodes'
  | 'downloads'
  | 'events'
  | 'fileContents'
  | 'forms'
  | 'headers'
  | 'items'
  | 'longQueries'
  | 'oauthTokens'
  | 'pages'
  | 'uploads';

/** For each feature, a function that returns true if the output needs the feature. */
const needs: Readonly<Record<Feature, (api: Api, operations: readonly OperationModel[], schemas: Schemas) => boolean>> =
  {
    asyncWork: (_, operations) => operations.some(({ facts }) => facts.isAsync),
    authorizationCodes: (api) => hasFlow(api, 'authorizationCode'),
    deviceCodes: (api) => hasFlow(api, 'deviceAuthorization'),
    downloads: (_, operations) => receives(operations, 'downloads'),
    events: (_, operations) =>
      operations.some((operation) =>
        documentedSuccesses(operation).some(({ contents }) => contents.some(({ eventData }) => eventData)),
      ),
    fileContents: ({ schemas }) =>
      schemas.some(({ schema }) => schema.kind === 'keywords' && schema.annotations.convention === 'file-content'),
    // The client can send a JSON body as a form. This is possible only if the description defines how a form represents
    // objects.
    forms: ({ formStyle }, operations) => formStyle === 'brackets' && sends(operations, 'forms'),
    headers: (_, operations) => operations.some(({ method }) => method === 'head'),
    items: (_, operations) => receives(operations, 'items'),
    longQueries: (_, operations) => operations.some(({ alsoTakesParametersIn }) => alsoTakesParametersIn === 'body'),
    oauthTokens: ({ securitySchemes }) => securitySchemes.some(({ flows }) => flows.length > 0),
    pages: (_, operations) => operations.some(({ pagination }) => pagination !== undefined),
    uploads: (_, operations) => sends(operations, 'uploads'),
  };

const hasFlow = ({ securitySchemes }: Api, kind: OAuthFlow['kind']): boolean =>
  securitySchemes.some(({ flows }) => flows.some((flow) => flow.kind === kind));

/** For each kind of bodies, the feature with which the client sends such a body, and the feature with which it reads one. */
const featuresOfKind: Readonly<Record<MediaKind, { readonly sends?: Feature; readonly reads?: Feature }>> = {
  binary: { sends: 'uploads', reads: 'downloads' },
  form: {},
  json: { sends: 'forms' },
  multipart: { sends: 'uploads' },
  sequence: { reads: 'items' },
  text: { reads: 'downloads' },
};

const sends = (operations: readonly OperationModel[], feature: Feature): boolean =>
  operations.some((operation) => {
    const content = requestContent(operation);
    return content !== undefined && featuresOfKind[mediaKind(content.mediaType)].sends === feature;
  });

const receives = (operations: readonly OperationModel[], feature: Feature): boolean =>
  operations.some((operation) =>
    documentedSuccesses(operation).some(({ contents }) =>
      contents.some(({ mediaType }) => featuresOfKind[mediaKind(mediaType)].reads === feature),
    ),
  );

const isFeature = (name: string): name is Feature => Object.hasOwn(needs, name);
const featureNames: readonly Feature[] = Object.keys(needs).filter(isFeature);

/** Returns the features that the operations of an API need. */
export function clientFeatures(api: Api, schemas: Schemas): ReadonlySet<Feature> {
  const operations = api.areas.flatMap((area) => area.operations);
  return new Set(featureNames.filter((name) => needs[name](api, operations, schemas)));
}
