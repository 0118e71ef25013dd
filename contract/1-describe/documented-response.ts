import { responseKey, isSuccess, statusClass } from '@forgespec/templates/shared/statuses';
import { isJson } from '@forgespec/templates/shared/media-type';
import type { OperationModel, Response, Schema } from '@forgespec/model';

/** Returns the response that the description documents for a status. Returns undefined if the status is not documented. */
export function documentedResponse({ responses }: OperationModel, status: number): Response | undefined {
  const keys = responses.map((response) => response.status);
  const key = responseKey(keys, status);
  return responses.find((response) => response.status === key);
}

/**
 * Returns the schema of the first JSON content of the first documented response with a wanted status. Returns undefined if there is none.
 *
 * @param isWanted Default: a success.
 */
export const jsonSchemaOf = (
  { responses }: Pick<OperationModel, 'responses'>,
  isWanted: (status: string) => boolean = isSuccess,
): Schema | undefined =>
  responses.find(({ status }) => isWanted(status))?.contents.find(({ mediaType }) => isJson(mediaType))?.schema;

/** Returns the documented statuses of an operation, for messages: `200, 401, 404`. */
export const documentedStatuses = ({ responses }: OperationModel): string =>
  responses.map(({ status }) => status).join(', ');

/**
 * Returns true if a status is documented and is a success. Every 2xx is a success. A 3xx is a success if the operation documents neither a
 * 2xx nor `default`.
 */
export function isAccepted(operation: OperationModel, status: number): boolean {
  const isDocumented = documentedResponse(operation, status) !== undefined;
  if (isSuccess(status)) return isDocumented;
  const hasSuccess = operation.responses.some(({ status: key }) => isSuccess(key) || key === 'default');
  return statusClass(status) === 3 && isDocumented && !hasSuccess;
}
