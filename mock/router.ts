import { bySpecificity, canonicalPath, pathPattern, type PathPattern } from '@forgespec/templates/shared/path-pattern';
import { pathItemOperations } from './openapi-document.ts';
import { parameterPlacement, type PlaceParameters } from './parameter-placement.ts';
import { dereference } from './reference.ts';
import { RejectedRequestError } from './rejected-request.ts';
import type { OpenApiDocument, DocumentParameter, PathItem } from './openapi-document.ts';

/** The operation that a request addresses. */
export interface Match {
  /** The method of the operation, in lower case. It is `get` for a HEAD request if the path has no HEAD operation. */
  readonly method: string;
  /** The path template of the document. */
  readonly template: string;
  /** The path of the request with normalized percent-encoding. */
  readonly path: string;
  readonly operationId: string | undefined;
  /** True if the operation describes a body. The body of any other request is ignored. */
  readonly hasBody: boolean;
  /**
   * Moves the parameters of a request from its query to its body, or from its body to its query, as the operation
   * describes them.
   */
  readonly placeParameters: PlaceParameters;
}

export interface Router {
  /**
   * @param method the method in lower case.
   * @param path the path with normalized percent-encoding.
   * @throws {RejectedRequestError} 404 if no path template matches the path. 405, with the header `Allow`, if a
   * template matches, but has no operation with this method.
   */
  match(method: string, path: string): Match;
  /** Returns the documented methods of a path, in lower case. Returns an empty list if no path template matches. */
  methodsOf(path: string): string[];
}

interface Route {
  readonly template: PathPattern;
  /** A map from methods, in lower case, to operations. */
  readonly operations: ReadonlyMap<string, Pick<Match, 'hasBody' | 'operationId' | 'placeParameters'>>;
}

/**
 * Creates a router for a document. It replaces the router of Prism, which compares each request with all operations,
 * sends no `Allow`, and does not support parameters that span several segments.
 */
export function createRouter(document: OpenApiDocument): Router {
  const routes = Object.entries(document.paths ?? {})
    .map(([path, item]) => toRoute(document, path, dereference(document, item)))
    .toSorted((a, b) => bySpecificity(a.template, b.template));

  const methodsOf = (path: string): string[] => {
    const methods = routes
      .filter(({ template }) => template.pattern.test(path))
      .flatMap((route) => [...route.operations.keys()]);
    return [...new Set(methods.includes('get') ? [...methods, 'head'] : methods)];
  };

  const find = (method: string, path: string): Match | undefined => {
    for (const { template, operations } of routes) {
      const operation = operations.get(method);
      if (operation === undefined) continue;
      const canonical = canonicalPath(template, path);
      if (canonical === undefined) continue;
      return { method, template: template.path, path: canonical, ...operation };
    }
    return undefined;
  };

  return {
    methodsOf,
    match(method, path) {
      // A server responds to HEAD as to GET, without the body (RFC 9110, section 9.3.2).
      const found = find(method, path) ?? (method === 'head' ? find('get', path) : undefined);
      if (found !== undefined) return found;
      const allowed = methodsOf(path).join(', ').toUpperCase();
      if (allowed === '') throw new RejectedRequestError(404, `No path of the API description matches ${path}.`);
      throw new RejectedRequestError(405, `For this path, the API description has only ${allowed}.`, {
        allow: allowed,
      });
    },
  };
}

function toRoute(document: OpenApiDocument, path: string, item: PathItem): Route {
  const operations = pathItemOperations(item);
  const parameters = [item, ...operations.map(([, operation]) => operation)].flatMap((owner) => owner.parameters ?? []);
  const multiSegment = parameters
    .map((parameter) => dereference<DocumentParameter>(document, parameter))
    .filter(isMultiSegment);
  return {
    template: pathPattern(path, new Set(multiSegment.map(({ name = '' }) => name))),
    operations: new Map(
      operations.map(([method, operation]) => [
        method,
        {
          operationId: operation.operationId,
          hasBody: operation['requestBody'] !== undefined,
          placeParameters: parameterPlacement(document, item, operation),
        },
      ]),
    ),
  };
}

function isMultiSegment(parameter: DocumentParameter): boolean {
  return parameter.in === 'path' && parameter['x-multi-segment'] === true;
}
