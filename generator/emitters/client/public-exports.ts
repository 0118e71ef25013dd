import { exportedValue, type ExportedSymbol } from '../../code/symbol.ts';
import type { Feature } from './features.ts';
import { runtimeType, runtimeValue, securitySchemesModule } from './symbols.ts';

const types = (file: string, ...names: readonly string[]): ExportedSymbol[] =>
  names.map((name) => runtimeType(name, file));
const values = (file: string, ...names: readonly string[]): ExportedSymbol[] =>
  names.map((name) => runtimeValue(name, file));

/** A map from each feature to the functions, types and other values that the index module re-exports for users. */
export const publicExports: Readonly<Record<Feature, readonly ExportedSymbol[]>> = {
  anyClient: [
    ...types('core.ts', 'ApiCall', 'CoreClient'),
    ...values('errors.ts', 'ApiError', 'ConnectionError', 'RequestError'),
    ...types('send.ts', 'Fetch', 'HttpRequest', 'Middleware', 'Send', 'SendContext'),
  ],
  asyncWork: [...types('wait-for.ts', 'WaitOptions'), ...values('wait-for.ts', 'waitFor')],
  checkResponses: [
    ...types('check-responses.ts', 'CheckedResponse', 'ResponseIssue'),
    ...values('check-responses.ts', 'InvalidResponseError', 'checkData', 'checkResponses'),
  ],
  authorizationCodes: [
    ...types('authorization-code.ts', 'Authorization', 'AuthorizationOptions', 'AuthorizationResponse'),
    ...values('authorization-code.ts', 'finishAuthorization', 'startAuthorization'),
  ],
  credentials: [
    ...types('credentials.ts', 'BasicCredential', 'Credential', 'CredentialProvider'),
    ...values('cached-credential.ts', 'cachedCredential'),
  ],
  deviceCodes: [
    ...types('device-authorization.ts', 'DeviceAuthorization', 'DeviceAuthorizationOptions'),
    ...values('device-authorization.ts', 'startDeviceAuthorization'),
  ],
  events: types('event-streams.ts', 'Reconnection'),
  fileContents: [
    ...types('file-content.ts', 'FileContent'),
    ...values('file-content.ts', 'decodeFileContent', 'encodeFileContent'),
  ],
  forms: values('form-body.ts', 'formBody'),
  headers: types('response-headers.ts', 'ResponseHeaders'),
  http: types('http-types.ts', 'HttpClient', 'HttpOptions', 'HttpResult'),
  items: [],
  jsonBodies: types('operation.ts', 'BodyFormat'),
  limitBody: [...types('limit-body.ts', 'BodyLimit'), ...values('limit-body.ts', 'limitBody')],
  limitConcurrency: values('limit-concurrency.ts', 'limitConcurrency'),
  longQueries: values('long-query.ts', 'longQueryInBody'),
  oauthTokens: [
    exportedValue('oauthFlows', securitySchemesModule),
    ...types('oauth-tokens.ts', 'ClientCredentials', 'RefreshCredentials'),
    ...values('oauth-tokens.ts', 'clientCredentials', 'discoverTokenUrl', 'refreshedToken'),
    ...types('token-endpoint.ts', 'IssuedTokens'),
    ...values('token-endpoint.ts', 'TokenError'),
  ],
  pages: [...types('pages.ts', 'Page', 'PagedMethod'), ...values('pages.ts', 'itemsOf', 'pagesOf')],
  queries: types('limit-url.ts', 'UrlLimit'),
  redirects: [],
  results: [
    ...types('api-result.ts', 'ApiResult', 'DescribedResponse', 'OperationError'),
    ...values('result-of.ts', 'resultOf'),
  ],
  retries: types('retry-requests.ts', 'RetryOptions'),
  streams: values('response-of.ts', 'responseOf'),
  timeLimits: values('limit-time.ts', 'TimeoutError'),
  traceRequests: [...types('trace-requests.ts', 'TraceEvent'), ...values('trace-requests.ts', 'traceRequests')],
};
