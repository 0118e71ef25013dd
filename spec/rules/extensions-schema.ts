import { extensions } from './extensions.ts';

/** Keys whose values are data of the API. An `x-` key in them is not an extension. */
const dataKeys = ['const', 'default', 'enum', 'example', 'value'];

/**
 * Builds the JSON Schema with which an editor checks and completes the `x-` keys in all files of the description. The
 * schema checks the values, but not the objects that contain the keys, because a file can contain any OpenAPI object at
 * its root. The rule `forge/known-extension` checks the objects.
 */
export function extensionsSchema(): object {
  const keys = Object.entries(extensions).map(([key, { on, value, schema, meaning }]) => [
    key,
    { ...schema, description: `${meaning}\n\nValue: ${value}. Allowed on: ${on.join(', ')}.` },
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The x- keys of the description. Written by its test, from extensions.ts',
    type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
    properties: { ...Object.fromEntries(keys), ...Object.fromEntries(dataKeys.map((key) => [key, true])) },
    additionalProperties: { $ref: '#' },
    items: { $ref: '#' },
  };
}
