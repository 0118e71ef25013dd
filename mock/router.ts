import { bySpecificity, canonicalPath, pathPattern, type PathPattern } from '@forgespec/templates/shared/path-pattern';
import { operationsOf } from './openapi-document.ts';
import { parameterPlacement, type PlaceParameters } from './parameter-placement.ts';
import { dereference } from './reference.ts';
import { Refusal } from './refusal.ts';
import type { OpenApiDocument, Parameter, PathItem } from './openapi-document.ts';

/** The operation that a request addresses. */
export interface Match {
  /** In lower case. */
  readonly method: string;
  /** The path as in the document. */
  readonly template: string;
  /** The path of the request in its canonical spelling. */
  readonly path: string;
  readonly operationId: string | undefined;
  /** Moves parameters to the part of the request that the operation describes. */
  readonly placeParameters: PlaceParameters;
}

export interface Router {
  /**
   * @param method In lower case.
   * @param path as `templates/shared/request-target.ts` returns its segments.
   * @throws {Refusal} 404 when no path matches; 405, with `Allow`, when none of those that match has the method.
   */
  match(method: string, path: string): Match;
  /** The documented methods of an address in lower case; empty when no path matches. */
  methodsOf(path: string): string[];
}

interface Route {
  readonly template: PathPattern;
  /** By method, in lower case. */
  readonly operations: ReadonlyMap<string, Pick<Match, 'operationId' | 'placeParameters'>>;
}

/**
 * Routing is done here and not by Prism, because Prism matches all operations one by one for each request, knows no
 * `Allow`, and cannot be told that a parameter spans several segments.
 */
export function createRouter(document: OpenApiDocument): Router {
  const routes = Object.entries(document.paths ?? {})
    .map(([path, item]) => toRoute(document, path, dereference(document, item)))
    .toSorted((a, b) => bySpecificity(a.template, b.template));

  const methodsOf = (path: string): string[] => {
    const methods = routes
      .filter(({ template }) => template.pattern.test(path))
      .flatMap((route) => [...route.operations.keys()]);
    return [...new Set(methods)];
  };

  return {
    methodsOf,
    match(method, path) {
      for (const { template, operations } of routes) {
        const operation = operations.get(method);
        if (operation === undefined) continue;
        const canonical = canonicalPath(template, path);
        if (canonical === undefined) continue;
        return { method, template: template.path, path: canonical, ...operation };
      }
      const allowed = methodsOf(path).join(', ').toUpperCase();
      if (allowed === '') throw new Refusal(404, `No path of the API description matches ${path}.`);
      throw new Refusal(405, `The API description has only ${allowed} here.`, { allow: allowed });
    },
  };
}

function toRoute(document: OpenApiDocument, path: string, item: PathItem): Route {
  const operations = operationsOf(item);
  const parameters = [item, ...operations.map(([, operation]) => operation)].flatMap((owner) => owner.parameters ?? []);
  const multiSegment = parameters
    .map((parameter) => dereference<Parameter>(document, parameter))
    .filter(isMultiSegment);
  return {
    template: pathPattern(path, new Set(multiSegment.map(({ name = '' }) => name))),
    operations: new Map(
      operations.map(([method, operation]) => [
        method,
        { operationId: operation.operationId, placeParameters: parameterPlacement(document, item, operation) },
      ]),
    ),
  };
}

function isMultiSegment(parameter: Parameter): boolean {
  return parameter.in === 'path' && parameter['x-multi-segment'] === true;
}
