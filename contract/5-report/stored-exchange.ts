import type { ContractSubject } from '../1-describe/subject.ts';
import type { CaseExchange } from '../3-ask/case-exchange.ts';

/** The part of an exchange that a journal stores. */
export interface StoredExchange {
  readonly operation: string;
  /** The method and the target: `GET /v1/shops`. */
  readonly request: string;
  readonly status: number;
  /** True if the request only prepared a case. Its response was not checked. */
  readonly isProbe: boolean;
  readonly type: string | undefined;
}

/** Returns the part of an exchange that a journal stores. */
export const storeExchange = ({ operation, request, response, isProbe }: CaseExchange): StoredExchange => ({
  operation: operation.name,
  request: `${request.method} ${request.target}`,
  status: response.status,
  isProbe,
  type: response.headers['content-type'],
});

/**
 * Restores an exchange from a journal, as a list with one item. The list is empty if the description no longer contains
 * the operation of the exchange.
 */
export function restoreExchange(
  { operation: name, request, status, isProbe, type = '' }: StoredExchange,
  subject: ContractSubject,
): CaseExchange[] {
  const operation = subject.operation(name);
  if (operation === undefined) return [];
  const [method = '', target = ''] = request.split(' ', 2);
  const response = { status, headers: { 'content-type': type }, body: '', bodyBytes: 0, milliseconds: 0 };
  return [{ operation, isProbe, startedAt: 0, request: { method, target, headers: {} }, response }];
}
