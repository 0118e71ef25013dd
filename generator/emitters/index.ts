/** The names and types of generated code, for rooms that compare or document it. */

export { namedResponses, responseDeclarations, responsesObject, type NamedResponses } from './types/response-types.ts';
export {
  optionsParameter,
  otherServers,
  serverOptions,
  serverTemplate,
  type ServerOption,
} from './client/server-options.ts';
export { statusErrors, statusErrorsModuleOf, type StatusError } from './client/status-errors-module.ts';
export { exportsOfEachClient, publicExports } from './client/public-exports.ts';
export {
  areaModulePath,
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
  type OperationTypes,
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
export { usableAlternatives, usableSchemes, type UsableScheme } from './client/usable-schemes.ts';
