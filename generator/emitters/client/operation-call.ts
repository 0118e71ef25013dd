import { secondArgument, type Api, type OperationModel } from '@forgespec/model';
import type { Module } from '../../code/module.ts';
import type { Schemas } from '../named-type.ts';
import { hasAcceptOption } from './accept-choice.ts';
import { pagingLiteral } from './list-paging.ts';
import { operationLiteral } from './operation-literal.ts';
import { hasPart, partExpression } from './request-part.ts';
import { runtime } from './symbols.ts';
import { writtenOptions } from './written-options.ts';

/** Returns the code that calls an operation: `client.call({ … }, { path, query }, options)`. */
export function operationCall(operation: OperationModel, api: Api, schemas: Schemas, module: Module): string {
  const literal = operationLiteral(operation, api, schemas, module);
  const options = writtenOptions(operation, schemas, module);
  const { pagination } = operation;
  if (pagination === undefined) return `client.call(${literal}, ${inputOf(operation)}, ${options})`;
  const call = module.use(hasAcceptOption(operation) ? runtime.callListAs : runtime.callList);
  const paging = pagingLiteral(operation, pagination, schemas, module);
  return `${call}(client, ${literal}, ${paging}, ${inputOf(operation)}, ${options})`;
}

/** Returns the code of the object with the parts of the request: `{ path, body, query: options?.query }`. */
function inputOf(operation: OperationModel): string {
  const path = operation.parameters.some((parameter) => parameter.in === 'path') ? ['path'] : [];
  const second = secondArgument(operation);
  const other = second === 'query' ? 'body' : 'query';
  const option = hasPart(operation, other) ? [`${other}: ${partExpression(operation, other)}`] : [];
  return `{ ${[...path, second, ...option].join(', ')} }`;
}
