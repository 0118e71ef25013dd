import { exportedValue, type ExportedSymbol } from '../../code/symbol.ts';
import type { Feature } from './features.ts';
import { runtimeType, runtimeValue, securitySchemesModule } from './symbols.ts';

const types = (file: string, ...names: readonly string[]): ExportedSymbol[] =>
  names.map((name) => runtimeType(name, file));
const values = (file: string, ...names: readonly string[]): ExportedSymbol[] =>
  names.map((name) => runtimeValue(name, file));

/** The functions, types and other values that the index module of every client re-exports for users. */
export const exportsOfEachClient: readonly ExportedSymbol[] = [
  ...types('api-result.ts', 'ApiResult', 'DescribedResponse', 'OperationError'),
  ...values('cached-credential.ts', 'cachedCredential'),
  ...types('call-options.ts', 'FailedAttempt', 'RetryOptions', 'TimeLimits'),
  ...types('check-responses.ts', 'CheckedResponse', 'ResponseIssue'),
  ...values('check-responses.ts', 'InvalidResponseError', 'checkData', 'checkResponses'),
  ...types('connection-failure.ts', 'ConnectionFailure'),
  ...types('core.ts', 'ApiCall', 'CoreClient'),
  ...types('credentials.ts', 'BasicCredential', 'Credential', 'CredentialProvider', 'HeaderCredential'),
  ...types('errors.ts', 'ErrorOptions'),
  ...values('errors.ts', 'ApiError', 'ConnectionError', 'RequestError'),
  ...types('fetch-with.ts', 'ForeignFetch'),
  ...values('fetch-with.ts', 'fetchWith'),
  ...values('limit-concurrency.ts', 'limitConcurrency'),
  ...values('limit-time.ts', 'TimeoutError'),
  ...types('limit-url.ts', 'UrlLimit'),
  ...types('log-calls.ts', 'LogLevel', 'LogOptions', 'Logger'),
  ...values('log-calls.ts', 'logCalls'),
  ...types('operation.ts', 'BodyFormat', 'CallInput'),
  ...values('rate-limits.ts', 'afterRateLimit'),
  ...values('response-of.ts', 'responseOf'),
  ...values('result-of.ts', 'resultOf'),
  ...types('send.ts', 'Fetch', 'Hooks', 'HttpRequest', 'Middleware', 'OwnFetch', 'Send', 'SendContext'),
  ...types('send-undescribed.ts', 'UndescribedResponses'),
  ...types('with-response.ts', 'DataWithResponse'),
  ...values('with-response.ts', 'withResponse'),
  ...types('trace-requests.ts', 'TraceEvent'),
  ...values('trace-requests.ts', 'traceRequests'),
];

/** A map from each feature that depends on the operations to the functions, types and other values that the index module re-exports for users. */
export const publicExports: Readonly<Record<Feature, readonly ExportedSymbol[]>> = {
  asyncWork: [...types('wait-for.ts', 'WaitOptions'), ...values('wait-for.ts', 'waitFor')],
  authorizationCodes: [
    ...types('authorization-code.ts', 'Authorization', 'AuthorizationOptions', 'AuthorizationResponse'),
    ...values('authorization-code.ts', 'finishAuthorization', 'startAuthorization'),
  ],
  deviceCodes: [
    ...types('device-authorization.ts', 'DeviceAuthorization', 'DeviceAuthorizationOptions'),
    ...values('device-authorization.ts', 'startDeviceAuthorization'),
  ],
  downloads: [
    ...types('download.ts', 'DownloadFileOptions', 'DownloadOptions', 'DownloadTarget', 'WritableFiles'),
    ...values('download.ts', 'downloadBlob', 'downloadFile', 'downloadTo'),
  ],
  events: [...types('event-stream.ts', 'EventStream', 'ServerSentEvent'), ...types('event-streams.ts', 'Reconnection')],
  fileContents: [
    ...types('file-content.ts', 'FileContent'),
    ...values('file-content.ts', 'decodeFileContent', 'encodeFileContent'),
  ],
  forms: values('form-body.ts', 'formBody'),
  headers: types('response-headers.ts', 'ResponseHeaders'),
  items: [],
  longQueries: values('long-query.ts', 'longQueryInBody'),
  oauthTokens: [
    exportedValue('oauthFlows', securitySchemesModule),
    ...types('oauth-tokens.ts', 'ClientCredentials', 'RefreshCredentials'),
    ...values('oauth-tokens.ts', 'clientCredentials', 'discoverTokenUrl', 'refreshedToken'),
    ...types('token-endpoint.ts', 'IssuedTokens'),
    ...values('token-endpoint.ts', 'TokenError'),
  ],
  pages: [...types('list-call.ts', 'ListCall'), ...types('pages.ts', 'Page')],
  uploads: [...types('uploads.ts', 'OpenAsBlob', 'UploadReport'), ...values('uploads.ts', 'fileAt', 'uploadProgress')],
};
