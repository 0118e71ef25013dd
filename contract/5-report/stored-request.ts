import type { WireRequest } from '../http/wire-request.ts';
import type { ContractSubject } from '../1-describe/subject.ts';
import type { CaseExchange } from '../3-ask/case-exchange.ts';

/** A request in a journal, without its credentials. */
export type StoredRequest = Omit<WireRequest, 'credentials'>;

/**
 * A request that a report shows as a command line. The credentials are replaced by the names of environment variables, one for
 * each header or query parameter with a credential.
 */
export interface ShownRequest extends StoredRequest {
  readonly operation: string;
  readonly placeholders: Readonly<Record<'headers' | 'query', Readonly<Record<string, string>>>>;
}

/** Returns the request of an exchange, with placeholders in place of its credentials. */
export function storeShown({ operation, request: { credentials, ...request } }: CaseExchange): ShownRequest {
  const { headers = {}, query = {}, placeholders = {} } = credentials ?? {};
  const named = (values: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.keys(values).map((name) => [name, placeholders[name] ?? '']));
  return { operation: operation.name, ...request, placeholders: { headers: named(headers), query: named(query) } };
}

/**
 * Returns a list with one exchange: the request, and an empty response. The list is empty if the description no longer contains the
 * operation of the request.
 */
export function restoreShown(
  { operation: name, placeholders: { headers, query }, ...request }: ShownRequest,
  subject: ContractSubject,
): CaseExchange[] {
  const operation = subject.operation(name);
  if (operation === undefined) return [];
  const credentials = {
    headers: withEmptyValues(headers),
    query: withEmptyValues(query),
    placeholders: { ...headers, ...query },
  };
  const response = { status: 0, headers: {}, body: '', bodyBytes: 0, milliseconds: 0 };
  return [{ operation, isProbe: false, startedAt: 0, request: { ...request, credentials }, response }];
}

const withEmptyValues = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, '']));
