export { type Feature, clientFeatures } from './client/features.ts';
export { type NamedResponses, namedResponses, responseDeclarations, responsesObject } from './types/response-types.ts';
export {
  type ServerOption,
  optionsParameter,
  otherServers,
  serverOptions,
  serverTemplate,
} from './client/server-options.ts';
export { type StatusError, statusErrors, statusErrorsModuleOf } from './client/status-errors-module.ts';
export { publicExports } from './client/public-exports.ts';
export {
  areaBinder,
  areaFunctions,
  areaModulePath,
  areaType,
  client,
  clientOptionsModule,
  coreClientModule,
  indexModule,
  machinery,
  runtime,
  schemeConstant,
  securitySchemesModule,
  statusErrorsModule,
} from './client/symbols.ts';
export {
  type OperationTypes,
  areaRoutes,
  areaRoutesPath,
  authType,
  handlerRuntime,
  handlersModulePath,
  handlersType,
  operationTypes,
  pagingModule,
  pagingRuntime,
  reexported,
  refusalsModule,
  routesModule,
  securityModule,
  server,
  serverIndexPath,
  serverRuntime,
} from './server/symbols.ts';
export {
  areaTypesModule,
  conversionOf,
  conversionRuntime,
  conversionsModule,
  encodingOf,
  importOfTypes,
  openapiModule,
  operationType,
  operationsType,
  partOfLocation,
  pathsType,
  responsesType,
  schemaType,
  sharedTypesModule,
  toDate,
  typesModule,
  useType,
  valuesModule,
} from './types/symbols.ts';
export { type UsableScheme, usableAlternatives, usableSchemes } from './client/usable-schemes.ts';
