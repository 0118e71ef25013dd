import type { Area } from '../../2-model/api.ts';
import type { Operation } from '../../2-model/operation.ts';
import { typeName } from '../../code/identifier.ts';
import { exportedType, type ExportedSymbol } from '../../code/symbol.ts';

export const indexModule = 'server/index.ts';
export const routesModule = 'server/routes.ts';
export const areaModulePath = (area: Area): string => `server/${area.file}.ts`;

/** All handlers of an API, by area. */
export const handlersType = exportedType('Handlers', indexModule);

/** `ProjectBadgesHandlers`, the type of `handlers.projectBadges` */
export const areaType = (area: Area): ExportedSymbol =>
  exportedType(`${typeName(area.name)}Handlers`, areaModulePath(area));

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

/** The types that the hand-written modules under `templates/server` export for generated ones. */
export const runtime = {
  HandlerContext: runtimeType('HandlerContext', 'handler-context.ts'),
  RawBody: runtimeType('RawBody', 'raw-body.ts'),
  ResponseHeaders: runtimeType('ResponseHeaders', 'response-headers.ts'),
  Route: runtimeType('Route', 'route.ts'),
  StatusCode: runtimeType('StatusCode', 'status.ts'),
  StatusIn: runtimeType('StatusIn', 'status.ts'),
} as const;

export const runtimeFiles = [
  'handler-context.ts',
  'match-route.ts',
  'mixed-segment.ts',
  'raw-body.ts',
  'response-headers.ts',
  'route-tree.ts',
  'route.ts',
  'split-path.ts',
  'status.ts',
] as const;
