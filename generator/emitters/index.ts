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
  areasModule,
  client,
  clientOptionsModule,
  coreClientModule,
  indexModule,
  machinery,
  runtime,
  runtimeType,
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

// The interface of emitters, and the parts of the code that outputs of other people use.
export type {
  EmitInput,
  Emitter,
  IndexExports,
  ModuleFile,
  Output,
  TemplateFile,
  TextFile,
  TextPiece,
} from './emitter.ts';
export { operationSignature, type OperationSignature } from './client/operation-signature.ts';
export { globalTypes, type Schemas } from './named-type.ts';
export { operationDocs } from './operation-docs.ts';
export { typeOfSchema } from './schema-type.ts';
export { typeContext } from './type-context.ts';
export { checkFunction, isFunction, standardSchemaOf } from './validators/symbols.ts';
