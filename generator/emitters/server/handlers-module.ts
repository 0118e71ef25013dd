import type { Api, Area, OperationModel } from '@forgespec/model';
import type { InterfaceStructure, TypeAliasStructure } from '../../code/structure.ts';
import { StructureKind } from '../../code/structure-kind.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { memberAccess, propertyKey } from '../../code/property-key.ts';
import { globalTypes, type Schemas } from '../named-type.ts';
import { operationDocs } from '../operation-docs.ts';
import { inputType } from './input-type.ts';
import { resultType } from './result-type.ts';
import { authType, handlerRuntime, handlersModulePath, handlersType, operationTypes } from './symbols.ts';

/**
 * Builds the module of an area, which is a group of operations. The module contains the type of the handlers, and the types of the input
 * and the result of each handler.
 */
export function handlersModule(area: Area, api: Api, schemas: Schemas): Module {
  const module = createModule(handlersModulePath(area), takenNames(area, api));
  module.add(
    handlersInterface(area),
    ...area.operations.flatMap((operation) => [
      handlerType(operation, area, api, module),
      inputType(operation, api, schemas, module),
      resultType(operation, schemas, module),
    ]),
  );
  return module;
}

function takenNames(area: Area, { securitySchemes }: Api): string[] {
  const own = area.operations.flatMap((operation) => Object.values(operationTypes(operation)));
  const imported = [...Object.values(handlerRuntime), ...securitySchemes.map(authType)].map(({ name }) => name);
  return [...globalTypes, handlersType(area).name, ...own, ...imported];
}

function handlersInterface(area: Area): InterfaceStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: handlersType(area).name,
    docs: docComment(commentLines(area.description ?? area.title)),
    properties: area.operations.map((operation) => ({
      name: propertyKey(operation.shortName),
      type: operationTypes(operation).handler,
      isReadonly: true,
      docs: docComment(operationDocs(operation)),
    })),
  };
}

function handlerType(operation: OperationModel, area: Area, api: Api, module: Module): TypeAliasStructure {
  const { handler, input, result } = operationTypes(operation);
  return {
    kind: StructureKind.TypeAlias,
    isExported: true,
    name: handler,
    docs: docComment([`The type of {@link ${handlersType(area).name}}${memberAccess(operation.shortName)}.`]),
    type: `(input: ${input}, context: ${contextType(operation, api, module)}) => ${result} | Promise<${result}>`,
  };
}

/**
 * Returns the type of the argument `context` for handlers. If the API has security schemes, the context contains the caller, so the type
 * depends on the security alternatives of the operation.
 */
const contextType = (operation: OperationModel, api: Api, module: Module): string =>
  api.securitySchemes.length === 0
    ? module.use(handlerRuntime.HandlerContext)
    : `${module.use(handlerRuntime.OperationContext)}<${callerType(operation, api, module)}>`;

function callerType({ security }: OperationModel, { securitySchemes }: Api, module: Module): string {
  const typeOf = (name: string): string => {
    const scheme = securitySchemes.find((candidate) => candidate.name === name);
    return scheme === undefined ? 'never' : module.use(authType(scheme));
  };
  const alternatives = security.map((schemes) => {
    const [first, ...others] = schemes;
    if (first === undefined) return module.use(handlerRuntime.Anonymous);
    if (others.length === 0) return typeOf(first.scheme);
    const members = schemes.map(({ scheme }) => `readonly ${propertyKey(scheme)}: ${typeOf(scheme)}`);
    return `${module.use(handlerRuntime.AuthenticatedByAll)}<{ ${members.join('; ')} }>`;
  });
  return [...new Set(alternatives)].join(' | ');
}
