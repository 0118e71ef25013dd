import type { Area } from '../../2-model/api.ts';
import type { Operation } from '../../2-model/operation.ts';
import type { SecurityScheme } from '../../2-model/security.ts';
import { typeName } from '../../code/identifier.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../code/symbol.ts';

export const indexModule = 'server/index.ts';
export const dispatcherModule = 'server/dispatcher.ts';
export const findRouteModule = 'server/find-route.ts';
export const routesModule = 'server/routes.ts';
export const securityModule = 'server/security.ts';
export const areaModulePath = (area: Area): string => `server/${area.file}.ts`;
export const areaRoutesPath = (area: Area): string => `server/routes/${area.file}.ts`;

/** What the modules around those of the areas export. */
export const server = {
  Authenticators: exportedType('Authenticators', securityModule),
  Handlers: exportedType('Handlers', indexModule),
  PartialHandlers: exportedType('PartialHandlers', dispatcherModule),
  findRoute: exportedValue('findRoute', findRouteModule),
  routes: exportedValue('routes', routesModule),
  securitySchemes: exportedValue('securitySchemes', securityModule),
} as const;

/** `ProjectBadgesHandlers`, the type of `handlers.projectBadges` */
export const areaType = (area: Area): ExportedSymbol =>
  exportedType(`${typeName(area.name)}Handlers`, areaModulePath(area));

/** `PrivateTokenAuth`, the type of a caller who showed a credential of that scheme */
export const authType = (scheme: SecurityScheme): ExportedSymbol =>
  exportedType(`${typeName(scheme.variable)}Auth`, securityModule);

/** `projectBadgesRoutes`, the routes of an area by the names of their handlers */
export const areaRoutes = (area: Area): ExportedSymbol => exportedValue(`${area.name}Routes`, areaRoutesPath(area));

/** The names of the types of an operation. */
export interface OperationTypes {
  /** `ListProjectBadges` */
  readonly handler: string;
  /** `ListProjectBadgesInput` */
  readonly input: string;
  /** `ListProjectBadgesResult` */
  readonly result: string;
}

export function operationTypes(operation: Operation): OperationTypes {
  const handler = typeName(operation.name);
  return { handler, input: `${handler}Input`, result: `${handler}Result` };
}

const runtimeType = (name: string, file: string): ExportedSymbol => exportedType(name, `server/runtime/${file}`);
const runtimeValue = (name: string, file: string): ExportedSymbol => exportedValue(name, `server/runtime/${file}`);

/** The types that the hand-written modules under `templates/server` export for those of areas. */
export const runtime = {
  Anonymous: runtimeType('Anonymous', 'auth.ts'),
  AuthenticatedByAll: runtimeType('AuthenticatedByAll', 'auth.ts'),
  OperationContext: runtimeType('OperationContext', 'handler-context.ts'),
  RawBody: runtimeType('RawBody', 'raw-body.ts'),
  ResponseHeaders: runtimeType('ResponseHeaders', 'response-headers.ts'),
  StatusCode: exportedType('StatusCode', 'shared/status-code.ts'),
  StatusIn: exportedType('StatusIn', 'shared/status-code.ts'),
} as const;

/** What they export for modules that hold nothing of the description but data. */
export const machinery = {
  Authenticate: runtimeType('Authenticate', 'auth.ts'),
  Authenticated: runtimeType('Authenticated', 'auth.ts'),
  BasicCredential: runtimeType('BasicCredential', 'auth.ts'),
  ContextOptions: runtimeType('ContextOptions', 'context-options.ts'),
  Dispatch: runtimeType('Dispatch', 'transport.ts'),
  FindRoute: runtimeType('FindRoute', 'route.ts'),
  FoundRoute: runtimeType('FoundRoute', 'route.ts'),
  Route: runtimeType('Route', 'route.ts'),
  SecuritySchemes: runtimeType('SecuritySchemes', 'security-scheme.ts'),
  ServerOptions: runtimeType('ServerOptions', 'options.ts'),
  createDispatch: runtimeValue('createDispatch', 'dispatch.ts'),
  isValue: runtimeValue('isValue', 'path-value.ts'),
  mixedValues: runtimeValue('mixedValues', 'mixed-segment.ts'),
  spannedValue: runtimeValue('spannedValue', 'path-value.ts'),
} as const;
