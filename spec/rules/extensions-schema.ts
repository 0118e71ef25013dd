import { extensions } from './extensions.ts';

/** Keys whose values are data of the API. An `x-` key in them is not an extension. */
const dataKeys = ['const', 'default', 'enum', 'example', 'value'];

/**
 * Builds the JSON Schema by which an editor checks and completes the `x-` keys in any file of the description. It checks each value
 * and not its place, because a file may begin at any OpenAPI object: the rule `forge/known-extension` knows the places.
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
