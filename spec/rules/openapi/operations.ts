import type { SpecNode } from './node.ts';

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const;
type Method = (typeof methods)[number];

export interface OperationNode {
  /** The path as in the document: `/projects/{id}/badges`. */
  readonly path: string;
  readonly method: Method;
  /** Empty if the operation does not have an operationId. */
  readonly operationId: string;
  readonly node: SpecNode;
  /** The parameters of the operation, and the parameters of its path item that the operation does not replace. */
  readonly parameters: readonly SpecNode[];
}

export function operationNodes(document: SpecNode): OperationNode[] {
  const pathItems = document.at('paths').entries();
  return pathItems.flatMap(([path, item]) => {
    const declared = methods.filter((method) => item.at(method).exists);
    return declared.map((method) => readOperation(path, method, item));
  });
}

/** Returns the names of the path or query parameters of an operation. */
export function parameterNames(operation: OperationNode, part: 'path' | 'query'): string[] {
  const found = operation.parameters.filter((parameter) => parameter.at('in').value === part);
  return found.map((parameter) => parameter.at('name').text);
}

/** Returns the name of an operation for messages: its operationId, or its method and path. */
export function nameOf({ operationId, method, path }: OperationNode): string {
  return operationId === '' ? `${method.toUpperCase()} ${path}` : operationId;
}

function readOperation(path: string, method: Method, item: SpecNode): OperationNode {
  const node = item.at(method);
  const own = node.at('parameters').items();
  const replaced = new Set(own.map(identity));
  const shared = item.at('parameters').items();
  const parameters = [...own, ...shared.filter((parameter) => !replaced.has(identity(parameter)))];
  return { path, method, operationId: node.at('operationId').text, node, parameters };
}

// OpenAPI identifies a parameter by its name and its location together.
function identity(parameter: SpecNode): string {
  return `${parameter.at('in').text} ${parameter.at('name').text}`;
}
