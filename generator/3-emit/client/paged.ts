import type { Operation } from '../../2-model/operation.ts';
import type { Schema } from '../../2-model/schema.ts';
import { mediaKind } from '../../2-model/inspect/media-kind.ts';
import type { Schemas } from '../named-type.ts';
import { successes } from './response-data.ts';

/** Whether the answer of an operation is one page of a list: an array, with a link to the next page. */
export function isPaged(operation: Operation, schemas: Schemas): boolean {
  const [success, ...others] = successes(operation);
  if (success === undefined || others.length > 0 || operation.method !== 'get') return false;
  if (!success.headers.some(({ name }) => name.toLowerCase() === 'link')) return false;
  const [content] = success.contents;
  return content !== undefined && mediaKind(content.mediaType) === 'json' && isArray(content.schema, schemas);
}

function isArray(schema: Schema | undefined, schemas: Schemas): boolean {
  if (schema?.kind !== 'keywords') return false;
  const [type, ...others] = schema.type ?? [];
  if (type === 'array' && others.length === 0) return true;
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference);
  return target !== undefined && target.schema !== schema && isArray(target.schema, new Map());
}
