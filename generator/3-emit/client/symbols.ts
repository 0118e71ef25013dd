import type { Area } from '../../2-model/api.ts';
import type { SecurityScheme } from '../../2-model/security.ts';
import { typeName } from '../../code/identifier.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

export const indexModule = 'client/index.ts';
export const coreClientModule = 'client/core-client.ts';
export const securitySchemesModule = 'client/security-schemes.ts';
export const areaModulePath = (area: Area): string => `client/${area.file}.ts`;

/** What the modules around those of the areas export. */
export const client = {
  Auth: exportedType('Auth', coreClientModule),
  ClientOptions: exportedType('ClientOptions', coreClientModule),
  createCoreClient: exportedValue('createCoreClient', coreClientModule),
} as const;

/** `ProjectBadgesOperations`, the type of `client.projectBadges` */
export const areaType = (area: Area): ExportedSymbol =>
  exportedType(`${typeName(area.name)}Operations`, areaModulePath(area));

/** `bindProjectBadges(client): ProjectBadgesOperations` */
export const areaBinder = (area: Area): ExportedSymbol =>
  exportedValue(`bind${typeName(area.name)}`, areaModulePath(area));

/** `privateToken` */
export const schemeConstant = (scheme: SecurityScheme): ExportedSymbol =>
  exportedValue(scheme.variable, securitySchemesModule);

const runtimeModule = (file: string): string => `client/runtime/${file}`;
const runtimeType = (name: string, file: string): ExportedSymbol => exportedType(name, runtimeModule(file));
const runtimeValue = (name: string, file: string): ExportedSymbol => exportedValue(name, runtimeModule(file));

/** What the hand-written modules under `templates/client` export. */
export const runtime = {
  ApiCall: runtimeType('ApiCall', 'api-call.ts'),
  BasicCredential: runtimeType('BasicCredential', 'credentials.ts'),
  CallOptions: runtimeType('CallOptions', 'call-options.ts'),
  CallOptionsWith: runtimeType('CallOptionsWith', 'call-options.ts'),
  HttpClient: runtimeType('HttpClient', 'http-types.ts'),
  ListOptions: runtimeType('ListOptions', 'pages.ts'),
  OperationError: runtimeType('OperationError', 'operation-error.ts'),
  PagedMethod: runtimeType('PagedMethod', 'paged-method.ts'),
  CredentialProvider: runtimeType('CredentialProvider', 'credentials.ts'),
  CoreClient: runtimeType('CoreClient', 'core.ts'),
  CoreOptions: runtimeType('CoreOptions', 'core.ts'),
  RequestBody: runtimeType('RequestBody', 'call-options.ts'),
  ResponseHeaders: runtimeType('ResponseHeaders', 'response-headers.ts'),
  When: runtimeType('When', 'when.ts'),
  SecurityScheme: runtimeType('SecurityScheme', 'credentials.ts'),
  asJson: runtimeValue('asJson', 'query-styles.ts'),
  writeBasic: runtimeValue('writeBasic', 'authorization.ts'),
  writeBearer: runtimeValue('writeBearer', 'authorization.ts'),
  boundAs: runtimeValue('boundAs', 'bound-method.ts'),
  bracketForm: runtimeValue('bracketForm', 'form.ts'),
  BodyLimit: runtimeType('BodyLimit', 'limit-body.ts'),
  commaDelimited: runtimeValue('commaDelimited', 'query-styles.ts'),
  createHttpClient: runtimeValue('createHttpClient', 'http-client.ts'),
  createCore: runtimeValue('createCore', 'core.ts'),
  isAnswerTo: runtimeValue('isAnswerTo', 'operation-error.ts'),
  paged: runtimeValue('paged', 'paged-method.ts'),
  pagedAs: runtimeValue('pagedAs', 'paged-method.ts'),
  Page: runtimeType('Page', 'pages.ts'),
  exchangedToken: runtimeValue('exchangedToken', 'token-exchange.ts'),
  formWith: runtimeValue('formWith', 'form.ts'),
  jsonBody: runtimeValue('jsonBody', 'json.ts'),
  limitBody: runtimeValue('limitBody', 'limit-body.ts'),
  membersApart: runtimeValue('membersApart', 'query-styles.ts'),
  pipeDelimited: runtimeValue('pipeDelimited', 'query-styles.ts'),
  queryWith: runtimeValue('queryWith', 'query-styles.ts'),
  readBlob: runtimeValue('readBlob', 'read.ts'),
  readHeaders: runtimeValue('readHeaders', 'response-headers.ts'),
  readList: runtimeValue('readList', 'read.ts'),
  readNothing: runtimeValue('readNothing', 'read.ts'),
  readText: runtimeValue('readText', 'read.ts'),
  serializeQuery: runtimeValue('serializeQuery', 'query.ts'),
  spaceDelimited: runtimeValue('spaceDelimited', 'query-styles.ts'),
  unencoded: runtimeValue('unencoded', 'form.ts'),
} as const;

export const runtimeFiles = [
  'api-call.ts',
  'api-error.ts',
  'api-result.ts',
  'authorization.ts',
  'bound-method.ts',
  'cached-credential.ts',
  'call-options.ts',
  'check-answers.ts',
  'check-numbers.ts',
  'connection-error.ts',
  'core.ts',
  'credentials.ts',
  'data-of.ts',
  'described.ts',
  'error-of.ts',
  'file-content.ts',
  'follow-redirects.ts',
  'form-body.ts',
  'form.ts',
  'headers.ts',
  'http-client.ts',
  'http-types.ts',
  'http-url.ts',
  'json.ts',
  'limit-body.ts',
  'limit-concurrency.ts',
  'limit-time.ts',
  'limit-url.ts',
  'next-link.ts',
  'operation-at.ts',
  'operation-error.ts',
  'operation.ts',
  'paged-method.ts',
  'pages.ts',
  'path.ts',
  'plain-query.ts',
  'plain-value.ts',
  'query-styles.ts',
  'query.ts',
  'read.ts',
  'reply.ts',
  'request-error.ts',
  'resilience.ts',
  'response-headers.ts',
  'response-of.ts',
  'result-of.ts',
  'retry-after.ts',
  'retry-requests.ts',
  'send.ts',
  'server-address.ts',
  'status-errors.ts',
  'status.ts',
  'text-value.ts',
  'token-exchange.ts',
  'trace-requests.ts',
  'unless-aborted.ts',
  'wait-for.ts',
  'wait.ts',
  'when.ts',
] as const;
