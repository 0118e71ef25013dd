import type { Api, OperationModel } from '@forgespec/model';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { authType, handlerRuntime } from './symbols.ts';

/**
 * Returns the type of the argument `context` for handlers. If the API has security schemes, the context contains the caller, so the type
 * depends on the security alternatives of the operation.
 */
export const contextType = (operation: OperationModel, api: Api, module: Module): string =>
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
