import { isJson } from '@forgespec/templates/shared/media-type';
import { partsOf, valueTypes, type Content, type Resolve, type Schema, mediaKindFacts } from '@forgespec/model';
import { propertyKey } from '../../../code/property-key.ts';
import { fragment, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { scalarFunction, textTypes } from './scalar.ts';
import { object, type Shapes } from './shape.ts';

/**
 * Returns the code of the runtime type `Shape` for a form. By default, a form repeats the name of an array for each item, and contains an
 * object as JSON.
 *
 * @param content the media type of the form. Its `encoding` contains rules for properties that do not follow these defaults.
 * @param converted the properties that have no shape, because another function converts them.
 */
export function plainFormShape(
  schema: Schema,
  { deepObjects, encodings, mediaType }: Content,
  converted: ReadonlySet<string>,
  shapes: Shapes,
  resolve: Resolve,
): Fragment {
  const isInParts = mediaKindFacts(mediaType).hasParts;
  const properties = new Map<string, Fragment>();
  for (const { name, schema: property } of partsOf(schema, resolve).flatMap((part) => part.properties ?? [])) {
    const encoding = encodings.find((known) => known.name === name);
    const isWrittenAsJson =
      encoding?.contentType !== undefined && encoding.style === undefined && isJson(encoding.contentType);
    if (converted.has(name)) continue;
    const shape = deepObjects.includes(name)
      ? shapes.of(property)
      : isWrittenAsJson
        ? jsonShape(property, isInParts, resolve)
        : propertyShape(property, resolve);
    if (shape !== undefined && !properties.has(name)) properties.set(name, shape);
  }
  if (properties.size === 0) return object([]);
  const members = [...properties].map(([name, shape]) => fragment`${propertyKey(name)}: ${shape}`);
  return object([fragment`properties: ${object(members)}`]);
}

/** Returns the shape of a property that is written as JSON. In a form with files, each item of an array is a part of its own. */
function jsonShape(schema: Schema, isInParts: boolean, resolve: Resolve): Fragment {
  const parse = fragment`${runtime.parseJsonField}`;
  return isInParts && valueTypes(schema, resolve).has('array') ? object([fragment`items: ${parse}`]) : parse;
}

function propertyShape(schema: Schema, resolve: Resolve): Fragment | undefined {
  const types = valueTypes(schema, resolve);
  const items = partsOf(schema, resolve).find((part) => part.items !== undefined)?.items;
  if (!types.has('array')) return itemShape(schema, resolve);
  const item = (items === undefined ? undefined : itemShape(items, resolve)) ?? fragment`${runtime.asText}`;
  return types.has('string')
    ? object([fragment`scalar: ${runtime.asText}`, fragment`items: ${item}`])
    : object([fragment`items: ${item}`]);
}

function itemShape(schema: Schema, resolve: Resolve): Fragment | undefined {
  const types = textTypes(schema, resolve);
  const isStructured = types.has('object') || types.has('array');
  return isStructured && !types.has('string') ? fragment`${runtime.parseIfJson}` : scalarFunction(types);
}
