import { documentedSuccesses, type OperationModel } from '@forgespec/model';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { Schemas } from '../named-type.ts';
import { isArray } from './is-array.ts';

/**
 * Returns true if an operation returns one page of a list. The data of such an operation is an array, and the client
 * can find the next page.
 */
export function isPaged(operation: OperationModel, schemas: Schemas): boolean {
  const [success, ...others] = documentedSuccesses(operation);
  if (success === undefined || others.length > 0 || operation.method !== 'get') return false;
  if (operation.paging.next === undefined) return false;
  const [content] = success.contents;
  return content !== undefined && mediaKind(content.mediaType) === 'json' && isArray(content.schema, schemas);
}
