import type { JsonObject } from '../json.ts';
import type { ObjectName } from './field-type.ts';
import { objectShapes } from './object-shapes.ts';

/** The objects in whose place authors write a schema, and the key or the object that the schema belongs to. */
const homes: Partial<Readonly<Record<ObjectName, string>>> = {
  'Media Type': 'Move it into `schema`.',
  'Request Body': 'Move it into `content`, as the `schema` of a media type.',
  Response: 'Move it into `content`, as the `schema` of a media type.',
};

const keywords = ['type', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'enum'];

/** Returns true if an object is a schema, and has no field of the object that is required here. */
export function isSchemaInstead(node: JsonObject, wanted: ObjectName): boolean {
  const shape = objectShapes[wanted];
  if (homes[wanted] === undefined || shape.kind !== 'fields') return false;
  if (!keywords.some((keyword) => Object.hasOwn(node, keyword))) return false;
  // A schema has these three fields as well.
  const own = Object.keys(shape.fields).filter(
    (field) => !['description', 'example', 'examples', 'required'].includes(field),
  );
  return !own.some((field) => Object.hasOwn(node, field));
}

/** Returns the correction of a schema in place of an object. */
export const schemaInsteadFix = (wanted: ObjectName, isComponent: boolean): string =>
  isComponent ? 'Move it to components/schemas.' : (homes[wanted] ?? '');
