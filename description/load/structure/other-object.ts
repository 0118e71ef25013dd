import type { JsonObject } from '../../json/json.ts';
import type { ObjectName } from './field-type.ts';
import { objectShapes } from './object-shapes.ts';

/** An object that authors write in place of the object that the specification requires. */
export interface OtherObject {
  /** The kind of the object for a message, such as `a schema`. */
  readonly noun: string;
  readonly fix: string;
}

const inContent = 'Move it into `content`, as the `schema` of a media type.';

/**
 * The corrections for a schema that an author wrote in place of another object. Each key is the kind of the object that
 * the specification requires.
 */
const fixesOfSchemas: Partial<Readonly<Record<ObjectName, string>>> = {
  'Media Type': 'Move it into `schema`.',
  'Request Body': inContent,
  Response: inContent,
};

const keywords = ['type', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'enum'];
/** The names of fields that are also keywords or annotations of schemas. */
const shared = ['description', 'example', 'examples', 'required'];

/**
 * If an object is probably not of the kind `wanted`, returns its kind and the correction. Otherwise returns undefined.
 *
 * @param key the key of the object.
 * @param isComponent true if the object is directly in a map of the components.
 */
export function otherObject(
  node: JsonObject,
  wanted: ObjectName,
  key: string | number,
  isComponent: boolean,
): OtherObject | undefined {
  const shape = objectShapes[wanted];
  if (shape.kind !== 'fields') return undefined;
  const known = Object.keys(shape.fields).filter((field) => Object.hasOwn(node, field));
  const fix = fixesOfSchemas[wanted];
  if (fix !== undefined && keywords.some((keyword) => Object.hasOwn(node, keyword))) {
    if (known.some((field) => !shared.includes(field))) return undefined;
    return { noun: 'a schema', fix: isComponent ? 'Move it to components/schemas.' : fix };
  }
  const isEmpty = Object.keys(node).every((name) => name.startsWith('x-'));
  if (wanted !== 'Example' || known.length > 0 || isEmpty) return undefined;
  return { noun: 'a value', fix: `Write it under the key \`value\`: \`${key}: { value: … }\`.` };
}
