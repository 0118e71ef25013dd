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

/** `ShopPetsOperations`, the type of `client.shopPets` */
export const areaType = (area: Area): ExportedSymbol =>
  exportedType(`${typeName(area.name)}Operations`, areaModulePath(area));

/** `bindShopPets(client): ShopPetsOperations` */
export const areaBinder = (area: Area): ExportedSymbol =>
  exportedValue(`bind${typeName(area.name)}`, areaModulePath(area));

/** `privateToken` */
export const schemeConstant = (scheme: SecurityScheme): ExportedSymbol =>
  exportedValue(scheme.variable, securitySchemesModule);

const runtimeModule = (file: string): string => `client/runtime/${file}`;
const runtimeType = (name: string, file: string): ExportedSymbol => exportedType(name, runtimeModule(file));
const runtimeValue = (name: string, file: string): ExportedSymbol => exportedValue(name, runtimeModule(file));
const sharedValue = (name: string, file: string): ExportedSymbol => exportedValue(name, `shared/${file}`);

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
  asJson: sharedValue('asJson', 'query-styles.ts'),
  writeBasic: runtimeValue('writeBasic', 'authorization.ts'),
  writeBearer: runtimeValue('writeBearer', 'authorization.ts'),
  boundAs: runtimeValue('boundAs', 'bound-method.ts'),
  bracketForm: sharedValue('bracketForm', 'form-notation.ts'),
  BodyLimit: runtimeType('BodyLimit', 'limit-body.ts'),
  commaDelimited: sharedValue('commaDelimited', 'query-styles.ts'),
  createHttpClient: runtimeValue('createHttpClient', 'http-client.ts'),
  createCore: runtimeValue('createCore', 'core.ts'),
  isAnswerTo: runtimeValue('isAnswerTo', 'operation-error.ts'),
  paged: runtimeValue('paged', 'paged-method.ts'),
  pagedAs: runtimeValue('pagedAs', 'paged-method.ts'),
  Page: runtimeType('Page', 'pages.ts'),
  exchangedToken: runtimeValue('exchangedToken', 'token-exchange.ts'),
  formWith: sharedValue('formWith', 'form-notation.ts'),
  jsonBody: runtimeValue('jsonBody', 'json.ts'),
  limitBody: runtimeValue('limitBody', 'limit-body.ts'),
  membersApart: sharedValue('membersApart', 'query-styles.ts'),
  pipeDelimited: sharedValue('pipeDelimited', 'query-styles.ts'),
  queryWith: sharedValue('queryWith', 'query-styles.ts'),
  readBlob: runtimeValue('readBlob', 'read.ts'),
  readHeaders: runtimeValue('readHeaders', 'response-headers.ts'),
  readList: runtimeValue('readList', 'read.ts'),
  readNothing: runtimeValue('readNothing', 'read.ts'),
  readText: runtimeValue('readText', 'read.ts'),
  serializeQuery: sharedValue('serializeQuery', 'bracket-notation.ts'),
  spaceDelimited: sharedValue('spaceDelimited', 'query-styles.ts'),
  unencoded: runtimeValue('unencoded', 'unencoded.ts'),
} as const;
