import type { Area, SecuritySchemeModel } from '@forgespec/model';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

export const indexModule = 'client/index.ts';
export const statusErrorsModule = 'client/status-errors.ts';
/** The module of `createCoreClient`, which creates a client without operations. */
export const coreClientModule = 'client/core-client.ts';
/** The module that exports the module of each area, such as `shopPets`. */
export const areasModule = 'client/areas.ts';
/** The name by which the index module imports {@link areasModule}. */
export const areasImport = 'areas';
export const clientOptionsModule = 'client/client-options.ts';
/** The module of the function `validation`. Only outputs with validators have it. */
export const validationModule = 'client/validation.ts';
export const securitySchemesModule = 'client/security-schemes.ts';
export const areaModulePath = (area: Area): string => `client/${area.file}.ts`;

/**
 * The exports of the generated modules, except the exports of areas, the constants of security schemes, and the error
 * classes of statuses.
 */
export const client = {
  Auth: exportedType('Auth', clientOptionsModule),
  CallOptions: exportedType('CallOptions', clientOptionsModule),
  Client: exportedType('Client', indexModule),
  ClientOptions: exportedType('ClientOptions', clientOptionsModule),
  ListOptions: exportedType('ListOptions', clientOptionsModule),
  callUndescribed: exportedValue('callUndescribed', indexModule),
  fetchOf: exportedValue('fetchOf', indexModule),
  createClient: exportedValue('createClient', indexModule),
  createCoreClient: exportedValue('createCoreClient', coreClientModule),
  errorClasses: exportedValue('errorClasses', statusErrorsModule),
  oauthFlows: exportedValue('oauthFlows', securitySchemesModule),
  isErrorOf: exportedValue('isErrorOf', indexModule),
} as const;

/** The constant of a security scheme, such as `apiKey`. */
export const schemeConstant = (scheme: SecuritySchemeModel): ExportedSymbol =>
  exportedValue(scheme.variable, securitySchemesModule);

const runtimeModule = (file: string): string => `client/runtime/${file}`;
/** Returns the symbol of a type of the client runtime. @param file the file name in the folder of the runtime. */
export const runtimeType = (name: string, file: string): ExportedSymbol => exportedType(name, runtimeModule(file));
/** Returns the symbol of a function or another value of the client runtime. @param file the file name in the folder of the runtime. */
export const runtimeValue = (name: string, file: string): ExportedSymbol => exportedValue(name, runtimeModule(file));
const sharedValue = (name: string, file: string): ExportedSymbol => exportedValue(name, `shared/${file}`);

/** The functions and types of the client runtime that the modules of areas and of security schemes import. */
export const runtime = {
  AcceptedResponses: runtimeType('AcceptedResponses', 'accepted-responses.ts'),
  ApiCall: runtimeType('ApiCall', 'core.ts'),
  AreaMethods: runtimeType('AreaMethods', 'area.ts'),
  CoreClient: runtimeType('CoreClient', 'core.ts'),
  EventStream: runtimeType('EventStream', 'event-stream.ts'),
  ListCall: runtimeType('ListCall', 'list-call.ts'),
  NoQuery: runtimeType('NoQuery', 'operation.ts'),
  RequestBody: runtimeType('RequestBody', 'operation.ts'),
  ResponseHeaders: runtimeType('ResponseHeaders', 'response-headers.ts'),
  SecurityScheme: runtimeType('SecurityScheme', 'credentials.ts'),
  TokenExchange: runtimeType('TokenExchange', 'token-exchange.ts'),
  When: runtimeType('When', 'operation.ts'),
  WrittenHeaders: runtimeType('WrittenHeaders', 'header-values.ts'),
  eventItems: runtimeValue('eventItems', 'event-streams.ts'),
  wholeEvents: runtimeValue('wholeEvents', 'event-streams.ts'),
  itemsBody: runtimeValue('itemsBody', 'items-body.ts'),
  jsonItems: runtimeValue('jsonItems', 'item-streams.ts'),
  jsonLines: sharedValue('jsonLines', 'read-json-items.ts'),
  jsonRecords: sharedValue('jsonRecords', 'read-json-items.ts'),
  readItem: runtimeValue('readItem', 'item-streams.ts'),
  writeJsonLine: sharedValue('writeJsonLine', 'write-json-item.ts'),
  writeJsonRecord: sharedValue('writeJsonRecord', 'write-json-item.ts'),
  acceptedType: runtimeValue('acceptedType', 'accepted-types.ts'),
  addToCookies: runtimeValue('addToCookies', 'cookie-credential.ts'),
  authorizationWith: runtimeValue('authorizationWith', 'credentials.ts'),
  addToQuery: runtimeValue('addToQuery', 'query-credential.ts'),
  asJson: sharedValue('asJson', 'query-styles.ts'),
  areaOf: runtimeValue('areaOf', 'area.ts'),
  bracketForm: sharedValue('bracketForm', 'form-notation.ts'),
  changedOptions: runtimeValue('changedOptions', 'create-core.ts'),
  chosenFormat: runtimeValue('chosenFormat', 'content-types.ts'),
  commaDelimited: sharedValue('commaDelimited', 'query-styles.ts'),
  explodedHeader: sharedValue('explodedHeader', 'header-styles.ts'),
  exchangedToken: runtimeValue('exchangedToken', 'token-exchange.ts'),
  formatInRange: runtimeValue('formatInRange', 'content-types.ts'),
  formWith: sharedValue('formWith', 'form-notation.ts'),
  plainField: sharedValue('plainField', 'form-notation.ts'),
  jsonBody: runtimeValue('jsonBody', 'json-body.ts'),
  jsonHeader: sharedValue('jsonHeader', 'header-styles.ts'),
  jsonPath: sharedValue('jsonPath', 'path-styles.ts'),
  labelExploded: sharedValue('labelExploded', 'path-styles.ts'),
  labelPath: sharedValue('labelPath', 'path-styles.ts'),
  matrixExploded: sharedValue('matrixExploded', 'path-styles.ts'),
  matrixPath: sharedValue('matrixPath', 'path-styles.ts'),
  membersApart: sharedValue('membersApart', 'query-styles.ts'),
  multipartBody: runtimeValue('multipartBody', 'multipart-body.ts'),
  callList: runtimeValue('callList', 'list-call.ts'),
  callListAs: runtimeValue('callListAs', 'list-call.ts'),
  followLink: runtimeValue('followLink', 'next-page.ts'),
  followUrl: runtimeValue('followUrl', 'next-page.ts'),
  inBody: runtimeValue('inBody', 'next-page.ts'),
  inHeader: runtimeValue('inHeader', 'next-page.ts'),
  sendLastId: runtimeValue('sendLastId', 'next-page.ts'),
  sendNumber: runtimeValue('sendNumber', 'next-page.ts'),
  sendOffset: runtimeValue('sendOffset', 'next-page.ts'),
  sendValue: runtimeValue('sendValue', 'next-page.ts'),
  untilFalse: runtimeValue('untilFalse', 'next-page.ts'),
  untilNumber: runtimeValue('untilNumber', 'next-page.ts'),
  untilTrue: runtimeValue('untilTrue', 'next-page.ts'),
  partListBody: runtimeValue('partListBody', 'part-list-body.ts'),
  pathWith: sharedValue('pathWith', 'path-styles.ts'),
  pipeDelimited: sharedValue('pipeDelimited', 'query-styles.ts'),
  plainQuery: sharedValue('plainQuery', 'write-query.ts'),
  queryWith: sharedValue('queryWith', 'query-styles.ts'),
  readBlob: runtimeValue('readBlob', 'read-blob.ts'),
  readBytes: runtimeValue('readBytes', 'read-bytes.ts'),
  readExactJson: runtimeValue('readExactJson', 'read-exact.ts'),
  readExactList: runtimeValue('readExactList', 'read-exact.ts'),
  readHead: runtimeValue('readHead', 'response-headers.ts'),
  readList: runtimeValue('readList', 'read.ts'),
  readNothing: runtimeValue('readNothing', 'read.ts'),
  readStream: runtimeValue('readStream', 'read-stream.ts'),
  readText: runtimeValue('readText', 'core.ts'),
  serializeQuery: sharedValue('serializeQuery', 'bracket-notation.ts'),
  simpleExploded: sharedValue('simpleExploded', 'path-styles.ts'),
  simpleHeader: sharedValue('simpleHeader', 'header-styles.ts'),
  simplePath: sharedValue('simplePath', 'path-styles.ts'),
  spaceDelimited: sharedValue('spaceDelimited', 'query-styles.ts'),
  unencoded: runtimeValue('unencoded', 'unencoded.ts'),
  writeBasic: runtimeValue('writeBasic', 'credentials.ts'),
  withEncodedBody: runtimeValue('withEncodedBody', 'encoded-values.ts'),
  withEncodedItem: runtimeValue('withEncodedItem', 'encoded-values.ts'),
  withEncodedValue: runtimeValue('withEncodedValue', 'encoded-values.ts'),
  withCookies: runtimeValue('withCookies', 'cookie-options.ts'),
  withReserved: sharedValue('withReserved', 'query-styles.ts'),
  withHeaderTexts: runtimeValue('withHeaderTexts', 'header-values.ts'),
  writeBearer: runtimeValue('writeBearer', 'credentials.ts'),
  validateCalls: runtimeValue('validateCalls', 'validate-calls.ts'),
  judgeResponse: exportedValue('judgeResponse', 'validators/runtime/judge-response.ts'),
} as const;

/**
 * The functions, types and classes of the client runtime that the other generated modules import. These modules are the
 * index module, the module of `createCoreClient`, the module of the options, and the module of the status errors.
 */
export const machinery = {
  ApiError: exportedValue('ApiError', 'client/runtime/errors.ts'),
  BasicCredential: runtimeType('BasicCredential', 'credentials.ts'),
  CallInput: runtimeType('CallInput', 'operation.ts'),
  CoreOptions: runtimeType('CoreOptions', 'create-core.ts'),
  CredentialProvider: runtimeType('CredentialProvider', 'credentials.ts'),
  ErrorClasses: runtimeType('ErrorClasses', 'errors.ts'),
  HeaderCredential: runtimeType('HeaderCredential', 'credentials.ts'),
  OperationError: runtimeType('OperationError', 'api-result.ts'),
  ListCallOptions: runtimeType('ListCallOptions', 'list-call.ts'),
  Reconnection: runtimeType('Reconnection', 'event-streams.ts'),
  RequestOptions: runtimeType('RequestOptions', 'operation.ts'),
  Fetch: runtimeType('Fetch', 'send.ts'),
  UndescribedResponses: runtimeType('UndescribedResponses', 'send-undescribed.ts'),
  fetchAs: runtimeValue('fetchAs', 'fetch-as.ts'),
  sendUndescribed: runtimeValue('sendUndescribed', 'send-undescribed.ts'),
  createCore: runtimeValue('createCore', 'create-core.ts'),
  dataConversion: runtimeValue('dataConversion', 'data-conversion.ts'),
  exactConversion: runtimeValue('exactConversion', 'read-exact.ts'),
  isErrorOfOperation: runtimeValue('isErrorOfOperation', 'api-result.ts'),
  itemStreams: runtimeValue('itemStreams', 'item-streams.ts'),
  InvalidRequestError: runtimeValue('InvalidRequestError', 'validate-calls.ts'),
} as const;
