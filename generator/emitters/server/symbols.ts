import type { Api, Area, NamedSchema, OperationModel, SecuritySchemeModel } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

export const serverIndexPath = 'server/index.ts';
export const pagingModule = 'server/pagination.ts';
export const refusalsModule = 'server/refusals.ts';
export const routesModule = 'server/routes.ts';
export const securityModule = 'server/security.ts';
export const testingModule = 'server/testing.ts';
export const handlersModulePath = (area: Area): string => `server/${area.file}.ts`;
/** The module with the routes of an area. If an API has only one area, its routes are in the module of all routes. */
export const areaRoutesPath = (area: Area, { areas }: Api): string =>
  areas.length === 1 ? routesModule : `server/routes/${area.file}.ts`;

/** The path of the module with the described properties of the schemas of an area, or of schemas that several areas use. */
export const propertiesModule = (area: string | undefined): string =>
  `server/properties/${area === 'shared' ? 'shared_' : (area ?? 'shared')}.ts`;

/** The constant with the described properties of a schema, such as `propertiesOfPet`. */
export const propertiesOf = ({ name, area }: NamedSchema): ExportedSymbol =>
  exportedValue(`propertiesOf${name}`, propertiesModule(area));

/** The exports of the generated modules, except exports of the modules of areas. */
export const server = {
  Authenticators: exportedType('Authenticators', securityModule),
  DispatcherOptions: exportedType('DispatcherOptions', serverIndexPath),
  Handlers: exportedType('Handlers', serverIndexPath),
  PartialHandlers: exportedType('PartialHandlers', serverIndexPath),
  createDispatcher: exportedValue('createDispatcher', serverIndexPath),
  findRoute: exportedValue('findRoute', routesModule),
  refusalFormats: exportedValue('refusalFormats', refusalsModule),
  routes: exportedValue('routes', routesModule),
  securitySchemes: exportedValue('securitySchemes', securityModule),
} as const;

/** The interface of the handlers of an area. For example, `ShopPetsHandlers` is the type of `handlers.shopPets`. */
export const handlersType = (area: Area): ExportedSymbol =>
  exportedType(`${typeName(area.name)}Handlers`, handlersModulePath(area));

/** The type of a caller with a credential of a security scheme, such as `ApiKeyAuth`. */
export const authType = (scheme: SecuritySchemeModel): ExportedSymbol =>
  exportedType(`${typeName(scheme.variable)}Auth`, securityModule);

/** The constant with the routes of an area, such as `shopPetsRoutes`. Each key is the name of a handler. */
export const areaRoutes = (area: Area, api: Api): ExportedSymbol =>
  exportedValue(`${area.name}Routes`, areaRoutesPath(area, api));

/** The names of the types that are generated for an operation. */
export interface OperationTypes {
  /** For example, `ListShopPets`. */
  readonly handler: string;
  /** For example, `ListShopPetsInput`. */
  readonly input: string;
  /** For example, `ListShopPetsResult`. */
  readonly result: string;
}

export const operationTypes = ({ handlerType }: OperationModel): OperationTypes => ({
  handler: handlerType,
  input: `${handlerType}Input`,
  result: `${handlerType}Result`,
});

const runtimeType = (name: string, file: string): ExportedSymbol => exportedType(name, `server/runtime/${file}`);
const runtimeValue = (name: string, file: string): ExportedSymbol => exportedValue(name, `server/runtime/${file}`);

/** The runtime types that the modules of handlers import. */
export const handlerRuntime = {
  Anonymous: runtimeType('Anonymous', 'auth.ts'),
  AuthenticatedByAll: runtimeType('AuthenticatedByAll', 'auth.ts'),
  HandlerContext: runtimeType('HandlerContext', 'handler-context.ts'),
  OperationContext: runtimeType('OperationContext', 'auth.ts'),
  RawBody: runtimeType('RawBody', 'raw-body.ts'),
  SentEvents: runtimeType('SentEvents', 'sent-items.ts'),
  SentItems: runtimeType('SentItems', 'sent-items.ts'),
  DescribedHeaders: runtimeType('DescribedHeaders', 'described-headers.ts'),
  StatusCode: exportedType('StatusCode', 'shared/status-code.ts'),
  StatusIn: exportedType('StatusIn', 'shared/status-code.ts'),
} as const;

/**
 * The functions and types of the server runtime that the index module, the modules of routes, and the module of
 * security schemes import.
 */
export const serverRuntime = {
  Authenticate: runtimeType('Authenticate', 'auth.ts'),
  Authenticated: runtimeType('Authenticated', 'auth.ts'),
  BasicCredential: runtimeType('BasicCredential', 'auth.ts'),
  BodyOptions: runtimeType('BodyOptions', 'body-limits.ts'),
  CallerContext: runtimeValue('CallerContext', 'caller-context.ts'),
  ContextOptions: runtimeType('ContextOptions', 'handler-context.ts'),
  DescribedProperties: runtimeType('DescribedProperties', 'described-properties.ts'),
  Dispatch: runtimeType('Dispatch', 'transport.ts'),
  FoundRoute: runtimeType('FoundRoute', 'route.ts'),
  FindRoute: runtimeType('FindRoute', 'route.ts'),
  ResponseCheckOptions: runtimeType('ResponseCheckOptions', 'response-checks.ts'),
  RefusalFormat: runtimeType('RefusalFormat', 'described-refusals.ts'),
  Route: runtimeType('Route', 'route.ts'),
  SecurityOptions: runtimeType('SecurityOptions', 'auth.ts'),
  UndescribedOptions: runtimeType('UndescribedOptions', 'omit-undescribed.ts'),
  UnverifiedRequest: runtimeType('UnverifiedRequest', 'verification.ts'),
  VerificationOptions: runtimeType('VerificationOptions', 'verification.ts'),
  CredentialLocations: runtimeType('CredentialLocations', 'credential-location.ts'),
  ServerOptions: runtimeType('ServerOptions', 'dispatch.ts'),
  authenticationPart: runtimeValue('authenticationPart', 'security.ts'),
  authorizationPart: runtimeValue('authorizationPart', 'security.ts'),
  ItemOptions: runtimeType('ItemOptions', 'item-responses.ts'),
  itemBodyPart: runtimeValue('itemBodyPart', 'item-bodies.ts'),
  itemCheck: runtimeValue('itemCheck', 'item-checks.ts'),
  jsonLines: exportedValue('jsonLines', 'shared/read-json-items.ts'),
  jsonRecords: exportedValue('jsonRecords', 'shared/read-json-items.ts'),
  wireFormOf: exportedValue('wireFormOf', 'shared/wire-form.ts'),
  withItemStreams: runtimeValue('withItemStreams', 'item-responses.ts'),
  writeEvent: exportedValue('writeEvent', 'shared/write-event.ts'),
  writeJsonLine: exportedValue('writeJsonLine', 'shared/write-json-item.ts'),
  writeJsonRecord: exportedValue('writeJsonRecord', 'shared/write-json-item.ts'),
  bodyPart: runtimeValue('bodyPart', 'request-body.ts'),
  createDispatch: runtimeValue('createDispatch', 'dispatch.ts'),
  describedRefusals: runtimeValue('describedRefusals', 'described-refusals.ts'),
  decodeParameters: runtimeValue('decodeParameters', 'decode-request.ts'),
  isValue: runtimeValue('isValue', 'route.ts'),
  matchingMediaTypes: exportedValue('matchingMediaTypes', 'shared/matching-media-types.ts'),
  negotiate: runtimeValue('negotiate', 'negotiation.ts'),
  mixedValues: runtimeValue('mixedValues', 'mixed-segment.ts'),
  omitFromItems: runtimeValue('omitFromItems', 'omit-from-items.ts'),
  omitPart: runtimeValue('omitPart', 'omit-undescribed.ts'),
  queryPart: runtimeValue('queryPart', 'query-in-body.ts'),
  responseCheckPart: runtimeValue('responseCheckPart', 'response-checks.ts'),
  responsePart: runtimeValue('responsePart', 'respond.ts'),
  spannedValue: runtimeValue('spannedValue', 'spanned-value.ts'),
  bytesOfBody: runtimeValue('bytesOfBody', 'binary-body.ts'),
  streamOfBody: runtimeValue('streamOfBody', 'binary-body.ts'),
  encodePart: runtimeValue('encodePart', 'encode-results.ts'),
  bodyEncoder: runtimeValue('bodyEncoder', 'encode-results.ts'),
  verificationPart: runtimeValue('verificationPart', 'verification.ts'),
  streamedBody: runtimeValue('streamedBody', 'raw-body.ts'),
} as const;

/** The functions and types of the runtime that the module for tests imports. */
export const testRuntime = {
  RecordedRequest: runtimeType('RecordedRequest', 'test-service.ts'),
  TestService: runtimeType('TestService', 'test-service.ts'),
  acceptAll: runtimeValue('acceptAll', 'test-service.ts'),
  assumeType: exportedValue('assumeType', 'shared/assume-type.ts'),
  createTestService: runtimeValue('createTestService', 'test-service.ts'),
} as const;

/** The functions and types of the server runtime that the module of paging functions imports. */
export const pagingRuntime = {
  OffsetPage: runtimeType('OffsetPage', 'offset-page.ts'),
  Slice: runtimeType('Slice', 'offset-page.ts'),
  pageLinks: runtimeValue('pageLinks', 'offset-page.ts'),
  offsetOf: exportedValue('offsetOf', 'shared/page-numbers.ts'),
  pageCounts: runtimeValue('pageCounts', 'offset-page.ts'),
} as const;

/**
 * The functions, types and classes of the runtime that the index module re-exports for users. Each key is the part of
 * the server that needs these exports.
 */
export const reexported = {
  always: [
    runtimeType('HandlerContext', 'handler-context.ts'),
    runtimeType('Log', 'log.ts'),
    runtimeValue('Refusal', 'refusal.ts'),
    runtimeValue('notImplemented', 'refusal.ts'),
    exportedType('Issue', 'shared/request-decoders.ts'),
    runtimeType('Route', 'route.ts'),
    runtimeType('Dispatch', 'transport.ts'),
    runtimeType('TransportRequest', 'transport.ts'),
    runtimeType('TransportResponse', 'transport.ts'),
  ],
  rawBodies: [handlerRuntime.RawBody],
  items: [handlerRuntime.SentItems],
  events: [handlerRuntime.SentEvents, exportedType('EventComment', 'shared/write-event.ts')],
  security: [runtimeType('Principals', 'auth.ts')],
  keysetPages: [runtimeValue('keysetPage', 'keyset-page.ts')],
  standAlone: [
    runtimeType('Exchange', 'observe.ts'),
    runtimeValue('logExchanges', 'observe.ts'),
    runtimeValue('withHealth', 'health.ts'),
    runtimeValue('withObserver', 'observe.ts'),
  ],
} as const;
