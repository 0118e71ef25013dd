import { withQuery } from '@forgespec/templates/shared/query-component';
import { responseKey } from '@forgespec/templates/shared/statuses';
import { isJsonObject } from '@forgespec/description/json';
import type { OpenApiDocument } from '../openapi-document.ts';
import { resolveObject } from '../reference.ts';
import { parseRequestTarget } from '../request-target.ts';
import { createRouter } from '../router.ts';
import { withServerPaths } from '../server-paths.ts';
import { describedOperations } from '../scenario/described-operations.ts';

/** A request, and the status of its response. */
interface Exchange {
  readonly method: string;
  readonly target: string;
  readonly status: number;
}

/** The parts of an exchange that a recording keeps, besides the status and the body. */
export interface RecordedParts {
  /** The `operationId`, or the method and the path template. */
  readonly operation: string;
  /** The target below the base path, without credentials. */
  readonly target: string;
  /** Returns the headers of the response that a recording keeps: the described ones, and those with which clients go on. */
  headersOf(headers: Readonly<Record<string, string>>): Record<string, string>;
}

/** Headers that a recording keeps, although the description may not have them. */
const usualHeaders: readonly string[] = ['content-disposition', 'content-type', 'link', 'location', 'retry-after'];

/** Returns a function that selects the parts of an exchange to record. It returns undefined if no operation of the description has the request. */
export function recordedParts(document: OpenApiDocument): (exchange: Exchange) => RecordedParts | undefined {
  const router = createRouter(withServerPaths(document));
  const operations = describedOperations(document);
  const secrets = secretParameters(document);
  return ({ method, target, status }) => {
    try {
      const { path, queryText } = parseRequestTarget(target);
      const match = router.match(method.toLowerCase(), path);
      const found = operations.get(`${match.method} ${match.template}`);
      const [operation] = found?.names ?? [];
      if (found === undefined || operation === undefined) return undefined;
      const query = new URLSearchParams(queryText);
      for (const name of secrets) query.delete(name);
      const key = responseKey(Object.keys(found.responses), status);
      const described =
        key === undefined ? {} : resolveObject(document, resolveObject(document, found.responses[key])['headers']);
      const kept = new Set([...usualHeaders, ...Object.keys(described).map((name) => name.toLowerCase())]);
      return {
        operation,
        target: withQuery(path.slice(found.base.length), query.toString()),
        headersOf: (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => kept.has(name))),
      };
    } catch {
      return undefined;
    }
  };
}

/** Returns the names of the query parameters that contain credentials. */
function secretParameters(document: OpenApiDocument): readonly string[] {
  const schemes = Object.values(resolveObject(document, document.components?.['securitySchemes']));
  return schemes.flatMap((reference) => {
    const scheme = resolveObject(document, reference);
    return isJsonObject(scheme) && scheme['in'] === 'query' ? [String(scheme['name'])] : [];
  });
}
