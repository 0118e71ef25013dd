import { mediaKindFacts } from '@forgespec/model';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { isSchemaJson } from '@forgespec/model/from-document';
import type { AtomType } from '../schema/normal/atom.ts';
import type { SchemaReader } from '../schema/normal/conjunction.ts';
import { shown } from './api-comparison.ts';

/** Returns the types that a schema allows. */
export function schemaTypes(reader: SchemaReader, schema: JsonValue | undefined): readonly AtomType[] {
  const conjunction = reader.conjunction(isSchemaJson(schema) ? [schema] : []);
  return reader.atoms(conjunction).map(({ type }) => type);
}

/**
 * Returns the serialization of a parameter, or of a field of a form, as text: `style form, explode true`. The text contains `explode` only if it has an effect, for
 * arrays and objects. JSON writes numbers and booleans like a style.
 *
 * @param types the types that the old or the new schema allows.
 */
export function parameterNotation(parameter: JsonObject, types: ReadonlySet<AtomType>): string {
  const { content, in: place } = parameter;
  const isText = [...types].every((type) => type === 'number' || type === 'boolean');
  if (isJsonObject(content)) {
    const names = Object.keys(content);
    const isLikeStyle = isText && names.every((name) => mediaKindFacts(name).isOfJson);
    if (!isLikeStyle) return `as ${names.join(', ')}`;
  }
  const style = parameter['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = parameter['explode'] ?? (style === 'form' || style === 'cookie');
  // In the style `simple`, arrays are written in the same way with and without `explode`.
  const isAlike = !types.has('object') && (!types.has('array') || style === 'simple');
  return `style ${shown(style)}${isAlike ? '' : `, explode ${shown(explode)}`}`;
}
