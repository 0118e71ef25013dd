import { splitQuery } from '@forgespec/templates/shared/query-component';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import type { ParameterLocation, Schema } from '@forgespec/model';
import { readCookies } from '@forgespec/templates/shared/cookies';
import type { CaseExchange } from '../3-ask/case-exchange.ts';
import { parseRequestBody } from '../2-plan/requests/parse-request-body.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { documentedContents } from '../1-describe/documented-content.ts';
import { documentedResponse } from '../1-describe/documented-response.ts';
import { bodyPathsInValue, isAtBound } from '../1-describe/body-paths.ts';
import { boundsOfParameter, branchesOfParameter, enumValues } from '../1-describe/coverage-items.ts';
import { coercions } from '../1-describe/values/coercions.ts';

/** The keys of the coverage items that occur in one exchange. */
export interface ExchangeCoverage {
  /** The items in the request. They count as covered only if the server accepted the request. */
  readonly request: readonly string[];
  /** The items in the response. */
  readonly response: readonly string[];
}

/** Returns the coverage items that occur in an exchange. */
export function coverageOfExchange(
  subject: ContractSubject,
  { operation, request, response }: CaseExchange,
): ExchangeCoverage {
  return {
    request: [
      `${operation.name} operation`,
      ...coveredParameters(subject, operation, request),
      ...coveredBody(subject, operation, request),
    ],
    response: coveredResponse(operation, response),
  };
}

type Request = CaseExchange['request'];

function coveredParameters(subject: ContractSubject, operation: TestedOperation, request: Request): string[] {
  const query = [...new URLSearchParams(splitQuery(request.target).query)];
  const cookies = readCookies(request.headers['cookie'] ?? '');
  return operation.parameters.flatMap((parameter) => {
    const { in: location, name, schema } = parameter;
    const values = valuesOf(location, name, { query, cookies, headers: request.headers });
    if (values.length === 0) return [];
    const texts = values.flatMap((value) => [value, ...value.split(/[,| ]/u)]);
    const options = enumValues(schema, subject.resolve).filter((option) => texts.includes(String(option)));
    const key = `${location} ${name}`;
    return [
      `${operation.name} parameter ${key}`,
      ...options.map((option) => `${operation.name} enum ${key} ${String(option)}`),
      ...partsOfParameter(subject, schema, values).map(([kind, part]) => `${operation.name} ${kind} ${key} ${part}`),
    ];
  });
}

/** Returns the bounds and the alternatives of a parameter that a request contains. The values of a parameter are texts. */
function partsOfParameter(
  subject: ContractSubject,
  schema: Schema,
  texts: readonly string[],
): (readonly ['bound' | 'branch', string])[] {
  const readings = texts.flatMap(coercions);
  const bounds = boundsOfParameter(schema, subject.resolve).filter((bound) =>
    [...readings, [...texts]].some((value) => isAtBound(bound, value)),
  );
  const branches = branchesOfParameter(schema).filter(({ branch }) => {
    const check = subject.check(branch);
    return readings.some((value) => check(value).length === 0);
  });
  return [
    ...bounds.map(({ name }) => ['bound', name] as const),
    ...branches.map(({ name }) => ['branch', name] as const),
  ];
}

interface Sources {
  readonly query: readonly (readonly [string, string])[];
  readonly cookies: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
}

function valuesOf(location: ParameterLocation, name: string, { query, cookies, headers }: Sources): string[] {
  switch (location) {
    case 'query':
      return query.flatMap(([key, value]) => (key === name || key.startsWith(`${name}[`) ? [value] : []));
    case 'cookie':
      return cookies.flatMap(([key, value]) => (key === name ? [percentDecoded(value) ?? value] : []));
    case 'header':
      return [headers[name.toLowerCase()] ?? []].flat();
    // All path parameters are required, so they are not coverage items.
    case 'path':
      return [];
  }
}

function coveredBody(subject: ContractSubject, operation: TestedOperation, request: Request): string[] {
  const type = request.headers['content-type'];
  if (request.body === undefined || type === undefined) return [];
  return documentedContents(operation.body?.contents ?? [], type)
    .slice(0, 1)
    .flatMap(({ mediaType, schema }) => {
      const value = schema === undefined ? undefined : parseRequestBody(request.body ?? '', type);
      const paths =
        schema === undefined || value === undefined ? [] : bodyPathsInValue(value, schema, contextOf(subject));
      return [`${operation.name} sent ${mediaType}`, ...paths.map((path) => `${operation.name} ${path}`)];
    });
}

const contextOf = (subject: ContractSubject): Parameters<typeof bodyPathsInValue>[2] => ({
  resolve: subject.resolve,
  isValid: (schema, value) => subject.check(schema)(value).length === 0,
});

function coveredResponse(operation: TestedOperation, { status, headers }: CaseExchange['response']): string[] {
  const documented = documentedResponse(operation, status);
  if (documented === undefined) return [];
  const [content] = documentedContents(documented.contents, headers['content-type'] ?? '');
  return [
    `${operation.name} status ${documented.status}`,
    ...(content === undefined ? [] : [`${operation.name} type ${documented.status} ${content.mediaType}`]),
    ...documented.headers
      .filter(({ name }) => headers[name.toLowerCase()] !== undefined)
      .map(({ name }) => `${operation.name} header ${documented.status} ${name}`),
  ];
}
