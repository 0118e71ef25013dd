import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { OperationModel } from '../operation.ts';

/**
 * Returns the media types of the successful responses, if one of these responses has several media types. A client then chooses a media
 * type with the header `Accept`. Returns undefined for other operations, and for the method HEAD.
 */
export function acceptableTypes({ responses, method }: OperationModel): readonly string[] | undefined {
  const contents = responses.filter(({ status }) => isSuccess(status)).map((response) => response.contents);
  if (method === 'head' || contents.every(({ length }) => length < 2)) return undefined;
  return [...new Set(contents.flat().map(({ mediaType }) => mediaType))];
}
