import type { SettingSchema } from '../options/setting.ts';
import { fetchSection } from '../options/fetch-options.ts';
import { configuredCommands } from './configured-commands.ts';

/** The properties of a schema that is being built. The map can be changed. */
type Properties = Record<string, SettingSchema>;

/** Builds the schema of the config from the declarations of all commands. */
export function configSchema(): SettingSchema {
  const shared: Properties = {};
  const sections: Properties = {};
  const fetched: Properties = {};
  for (const { section, options } of configuredCommands) {
    const properties: Properties = {};
    for (const [key, { setting }] of Object.entries(options)) {
      if (setting === undefined) continue;
      const [first = key, second] = setting.path ?? [key];
      if (setting.path === undefined) properties[key] = setting.schema;
      else if (second === undefined) shared[first] = setting.schema;
      else if (first === section?.key) properties[second] = setting.schema;
      else if (first === fetchSection.key) fetched[second] = setting.schema;
    }
    if (section === undefined || Object.keys(properties).length === 0) continue;
    const object: SettingSchema = { type: 'object', properties, additionalProperties: false };
    const list: SettingSchema = { type: 'array', items: object, minItems: 1 };
    sections[section.key] = {
      description: section.words,
      ...(section.listedBy === undefined ? object : { anyOf: [object, list] }),
    };
  }
  shared[fetchSection.key] = {
    description: fetchSection.words,
    type: 'object',
    properties: fetched,
    additionalProperties: false,
  };
  return { type: 'object', properties: { ...shared, ...sections }, additionalProperties: false };
}

/** Returns the schema of the config as a JSON Schema document for editors. A JSON config can refer to it with `$schema`. */
export function publishedSchema(): object {
  const { properties, ...rest } = configSchema();
  const schemaKey = { description: 'The address or path of this schema, for editors.', type: 'string' };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The config of forgespec: forgespec.config.json or forgespec.config.yaml',
    ...rest,
    properties: { $schema: schemaKey, ...properties },
  };
}
