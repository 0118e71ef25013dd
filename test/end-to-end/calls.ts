import { isJsonObject, type JsonObject, type JsonValue } from '../../description/json/json.ts';
import { secondArgument } from '../../model/inspect/second-argument.ts';
import { followReferences } from '../../description/openapi/reference.ts';

/** One call of an operation. Its arguments are examples from the description. */
export interface Call {
  readonly operationId: string;
  /** The property of the client that contains the method (`group` of `x-sdk`). */
  readonly area: string;
  /** The name of the method (`method` of `x-sdk`). */
  readonly method: string;
  /** The parameters that the call sends: `required parameters` or `all parameters`. */
  readonly sent: string;
  readonly path: JsonObject | undefined;
  readonly query: JsonObject | undefined;
  readonly body: JsonValue | undefined;
  /** The arguments of the method of the client. */
  readonly args: readonly unknown[];
}

/**
 * Returns two calls of each operation: one with the required parameters, and one with an example of every parameter. If two parameters
 * exclude each other, the second call has only the first of these two parameters.
 */
export function callsOf(document: JsonObject): Call[] {
  const resolve = (node: JsonValue | undefined): JsonObject => {
    const target = followReferences(document, node);
    return isJsonObject(target) ? target : {};
  };
  const exampleOf = (node: JsonObject): JsonValue | undefined => {
    const [first] = Object.values(resolve(node.examples));
    return resolve(first).value;
  };

  const callsOfOperation = (method: string, operation: JsonObject): Call[] => {
    const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(resolve) : [];
    const sdk = resolve(operation['x-sdk']);
    const body = bodyOf(operation);
    const call = (sent: string, isWanted: (parameter: JsonObject) => boolean): Call => {
      const values = (place: string): JsonObject | undefined => {
        if (!parameters.some((parameter) => parameter.in === place)) return undefined;
        return Object.fromEntries(
          parameters
            .filter((parameter) => parameter.in === place && isWanted(parameter))
            .map((parameter) => [String(parameter.name), exampleOf(parameter)]),
        );
      };
      const parts = { path: values('path'), query: values('query'), body };
      const second = secondArgument({ method });
      const other = second === 'query' ? 'body' : 'query';
      return {
        operationId: String(operation.operationId),
        area: String(sdk.group),
        method: String(sdk.method),
        sent,
        ...parts,
        args: [
          ...(parts.path === undefined ? [] : [parts.path]),
          parts[second],
          ...(parts[other] === undefined ? [] : [{ [other]: parts[other] }]),
        ],
      };
    };
    const isRequired = (parameter: JsonObject): boolean => parameter.in === 'path' || parameter.required === true;
    // If two parameters exclude each other, only the first parameter is sent.
    const excluded = new Set<unknown>();
    for (const parameter of parameters) {
      if (!excluded.has(parameter.name)) excluded.add(parameter['x-exclusive-with'] ?? parameter['x-alternative-to']);
    }
    return [
      call('required parameters', isRequired),
      call('all parameters', (parameter) => isRequired(parameter) || !excluded.has(parameter.name)),
    ];
  };

  const bodyOf = (operation: JsonObject): JsonValue | undefined => {
    const content = resolve(resolve(operation.requestBody).content);
    return exampleOf(resolve(content['application/json']));
  };

  return Object.values(resolve(document.paths)).flatMap((item) =>
    ['get', 'head', 'post', 'put', 'patch', 'delete'].flatMap((method) => {
      const operation = resolve(item)[method];
      return isJsonObject(operation) ? callsOfOperation(method, operation) : [];
    }),
  );
}
