import type { OperationModel } from '../operation.ts';
import type { Parameter } from '../parameter.ts';

// The methods of requests that usually have no body. RFC 9110, section 9.3.
const methodsWithQuery: ReadonlySet<string> = new Set(['get', 'head', 'delete', 'options', 'trace']);

/**
 * Returns the part of a request that is an argument of a call in the client, after the path parameters. The other part is an option of the
 * call. The result depends only on the method, so a change of the description does not move an argument.
 */
export const secondArgument = ({ method }: Pick<OperationModel, 'method'>): 'body' | 'query' =>
  methodsWithQuery.has(method) ? 'query' : 'body';

/** The code of the parts of a request. A part is undefined if the request does not have it. */
export interface CallParts {
  readonly path?: string | undefined;
  readonly query?: string | undefined;
  readonly headers?: string | undefined;
  readonly body?: string | undefined;
  /** Further members of the options, such as `timeout: 5000`. */
  readonly options?: readonly string[] | undefined;
}

/**
 * Returns the code of the arguments of a call in the generated client: the path parameters, the query or the body, and the options. Omits
 * arguments at the end that are not needed.
 */
export function argumentList(
  operation: Pick<OperationModel, 'method'> & { readonly parameters: readonly Pick<Parameter, 'in'>[] },
  { path, headers, options: further = [], ...parts }: CallParts,
): string[] {
  const second = secondArgument(operation);
  const other = second === 'query' ? 'body' : 'query';
  const own = Object.entries({ headers, [other]: parts[other] }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}: ${text}`],
  );
  const options = [...own, ...further];
  const hasPath = operation.parameters.some((parameter) => parameter.in === 'path');
  const last = options.length === 0 ? [] : [`{ ${options.join(', ')} }`];
  const isOmitted = parts[second] === undefined && last.length === 0;
  return [
    ...(hasPath ? [path ?? '{}'] : []),
    ...(isOmitted ? [] : [parts[second] ?? (second === 'query' ? '{}' : 'undefined')]),
    ...last,
  ];
}
