import type { OperationModel } from '../operation.ts';

// The methods of requests that usually have no body. RFC 9110, section 9.3.
const methodsWithQuery: ReadonlySet<string> = new Set(['get', 'head', 'delete', 'options', 'trace']);

/**
 * Returns the part of a request that is an argument of a call in the client, after the path parameters. The other part is an option of the
 * call. The result depends only on the method, so a change of the description does not move an argument.
 */
export const secondArgument = ({ method }: Pick<OperationModel, 'method'>): 'body' | 'query' =>
  methodsWithQuery.has(method) ? 'query' : 'body';
