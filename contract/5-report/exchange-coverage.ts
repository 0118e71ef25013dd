import { splitQuery } from '@forgespec/templates/shared/query-component';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import type { ParameterLocation } from '@forgespec/model';
import { readCookies } from '@forgespec/templates/shared/cookies';
import type { CaseExchange } from '../3-ask/case-exchange.ts';
import { parseRequestBody } from '../2-plan/requests/parse-request-body.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { documentedContents } from '../1-describe/documented-content.ts';
import { documentedResponse } from '../1-describe/documented-response.ts';
import { bodyPathsInValue } from '../1-describe/body-paths.ts';
import { enumValues } from '../1-describe/coverage-items.ts';

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
    ];
  });
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
      const paths = schema === undefined || value === undefined ? [] : bodyPathsInValue(value, schema, subject.resolve);
      return [`${operation.name} sent ${mediaType}`, ...paths.map((path) => `${operation.name} ${path}`)];
    });
}

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
