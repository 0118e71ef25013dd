import type { Response } from '@forgespec/generator/model/message';
import type { Operation } from '@forgespec/generator/model/operation';

/** What the description says about a status: its own entry, else its range's (`4XX`), else `default`. */
export function documentedResponse({ responses }: Operation, status: number): Response | undefined {
  const wanted = [String(status), `${String(status)[0] ?? ''}XX`, 'default'];
  return wanted
    .map((key) => responses.find((response) => response.status === key))
    .find((response) => response !== undefined);
}

/** The statuses of an operation, for a message: `200, 401, 404`. */
export const documentedStatuses = ({ responses }: Operation): string =>
  responses.map(({ status }) => status).join(', ');

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;
export const isClientError = (status: number): boolean => status >= 400 && status < 500;

/**
 * Whether a status says that an operation did its work, and the description has this status: 2xx, or 3xx if the description has no
 * other success.
 */
export function isAccepted(operation: Operation, status: number): boolean {
  const isDocumented = documentedResponse(operation, status) !== undefined;
  if (isSuccess(status)) return isDocumented;
  const hasSuccess = operation.responses.some((response) => /^2|^default$/u.test(response.status));
  return status >= 300 && status < 400 && isDocumented && !hasSuccess;
}
