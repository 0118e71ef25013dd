import { eachOperation } from '../openapi/each-operation.ts';
import type { SpecNode } from '../openapi/node.ts';
import { type OperationNode, nameOf, parameterNames } from '../openapi/operations.ts';
import { annotations, declaredTypes } from '../openapi/schemas.ts';

interface RequiredResponse {
  readonly status: string;
  /** The name of the response in `shared/responses.yaml`. */
  readonly response: string;
  readonly when: (operation: OperationNode) => boolean;
  readonly because: string;
}

/**
 * Returns true if a request can be invalid because of a parameter: the parameter is required outside the path, or its
 * schema does not accept every text.
 */
function canBeInvalid(parameter: SpecNode): boolean {
  const schema = parameter.at('schema');
  const isMissing = parameter.at('in').text !== 'path' && parameter.at('required').value === true;
  const isChecked = schema.keys().some((key) => key !== 'type' && !key.startsWith('x-') && !annotations.has(key));
  return isMissing || isChecked || !declaredTypes(schema).includes('string');
}

const requiredResponses: readonly RequiredResponse[] = [
  {
    status: '301',
    response: 'Moved',
    when: ({ path }) => path.startsWith('/projects/{id}/'),
    because: 'the project may have moved to a new path',
  },
  {
    status: '401',
    response: 'Unauthorized',
    when: () => true,
    because: 'every operation rejects an invalid token',
  },
  {
    status: '403',
    response: 'Forbidden',
    when: ({ node }) => node.at('x-role').exists,
    because: 'a caller with a lower role than its `x-role` is rejected',
  },
  {
    status: '404',
    response: 'NotFound',
    when: ({ path }) => path.includes('{'),
    because: 'the resource at its path may not exist',
  },
  {
    status: '414',
    response: 'UriTooLong',
    when: (operation) => parameterNames(operation, 'query').length > 0,
    because: 'a query string can be too long',
  },
  {
    status: '422',
    response: 'UnprocessableContent',
    when: ({ node, parameters }) => node.at('requestBody').exists || parameters.some(canBeInvalid),
    because: 'a value of its path, query or body may be rejected',
  },
];

/** Requires that every operation lists the error statuses that it can cause: the table under "Responses" in `spec/README.md`. */
export const statuses = eachOperation((operation, report) => {
  const responses = operation.node.at('responses');
  const shared = operation.method === 'head' ? 'Head' : '';
  for (const { status, response, when, because } of requiredResponses) {
    if (responses.at(status).exists || !when(operation)) continue;
    report(
      responses.location.key(),
      `\`${nameOf(operation)}\` lacks the response ${status}: ${because}, and clients must be able to handle that. ` +
        `Add '${status}': { $ref: '../../shared/responses.yaml#/${shared}${response}' }.`,
    );
  }
});
