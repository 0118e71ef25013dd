import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { OperationModel } from '../operation.ts';

/**
 * Returns the media types of successful responses, if a client chooses one of them by the header `Accept`: if a response has several. Otherwise
 * returns undefined.
 */
export function acceptableTypes({ responses, method }: OperationModel): readonly string[] | undefined {
  const contents = responses.filter(({ status }) => isSuccess(status)).map((response) => response.contents);
  if (method === 'head' || contents.every(({ length }) => length < 2)) return undefined;
  return [...new Set(contents.flat().map(({ mediaType }) => mediaType))];
}
