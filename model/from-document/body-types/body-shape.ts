import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { Content } from '../../message.ts';
import type { Schema } from '../../schema.ts';

/**
 * Returns a text that is equal for bodies with the same type. Titles, descriptions and examples do not matter. Returns undefined if the body
 * needs no type with a name, because its type is the one of a named schema, or a simple type.
 */
export function bodyShape(content: Content): string | undefined {
  const isSequence = mediaKind(content.mediaType) === 'sequence';
  const schema = isSequence ? content.itemSchema : (content.schema ?? content.itemSchema);
  if (schema === undefined || isSimple(schema)) return undefined;
  const shape = shapes.get(schema) ?? JSON.stringify(schema, withoutDocs);
  shapes.set(schema, shape);
  return `${isSequence} ${shape}`;
}

/** The text of each schema. Most schemas stay the same objects in the next run of a process, which then does not write their texts again. */
const shapes = new WeakMap<Schema, string>();

const withoutDocs = (key: string, value: unknown): unknown =>
  docs.has(key) ? undefined : keysOfValues.has(key) ? JSON.stringify(value) : value;

/** The keywords whose values are any JSON. The keys in these values are not keywords. */
const keysOfValues: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'valuesSeen']);

const docs: ReadonlySet<string> = new Set(['description', 'examples', 'externalDocs', 'pointer', 'title']);

/** Returns true if the type of a schema is as short as a name. A schema with a complex type may also get the result false. */
function isSimple(schema: Schema): boolean {
  if (schema.kind === 'boolean') return true;
  if (schema.items !== undefined && !isSimple(schema.items)) return false;
  const {
    allOf,
    anyOf,
    oneOf,
    prefixItems,
    properties,
    patternProperties,
    additionalProperties,
    enum: values,
  } = schema;
  return [allOf, anyOf, oneOf, prefixItems, properties, patternProperties, additionalProperties, values].every(
    (keyword) => keyword === undefined,
  );
}
