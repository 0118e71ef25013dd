import { isIdempotencyKey, secondArgument, type OperationModel, type Parameter } from '@forgespec/model';
import { requestContent } from './request-body.ts';

/** Returns true if an operation has a body or query parameters. */
export const hasPart = (operation: OperationModel, part: 'body' | 'query'): boolean =>
  part === 'body'
    ? requestContent(operation) !== undefined
    : operation.parameters.some((parameter) => parameter.in === part);

/** Returns the code that reads a part of a request from the arguments of a call: `query`, or `options?.query`. */
export const partExpression = (operation: OperationModel, part: 'body' | 'query'): string =>
  part === secondArgument(operation) ? part : `options${areOptionsRequired(operation) ? '.' : '?.'}${part}`;

/** Returns true if a call must pass a parameter. The client sends an idempotency key of its own. */
export const isParameterNeeded = (parameter: Parameter): boolean => parameter.required && !isIdempotencyKey(parameter);

/** Returns true if a call must pass the body, or at least one query parameter. */
export const isPartRequired = ({ parameters, body }: OperationModel, part: 'body' | 'query'): boolean =>
  part === 'body'
    ? body?.required === true
    : parameters.some(({ in: location, required }) => location === part && required);

function areOptionsRequired(operation: OperationModel): boolean {
  const other = secondArgument(operation) === 'body' ? 'query' : 'body';
  const hasRequired = operation.parameters.some(
    (parameter) => ['header', 'cookie'].includes(parameter.in) && isParameterNeeded(parameter),
  );
  return hasRequired || (hasPart(operation, other) && isPartRequired(operation, other));
}
