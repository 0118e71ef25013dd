import type { CommandDeclaration, ConfigSection } from '../options/declare-command.ts';
import type { SettingSchema } from '../options/setting.ts';
import { fetchSection } from '../options/fetch-options.ts';
import { configuredCommands } from './configured-commands.ts';

type Properties = Readonly<Record<string, SettingSchema>>;

/** Builds the schema of the config from the declarations of all commands. */
export function configSchema(): SettingSchema {
  const settings = configuredCommands.flatMap(configKeys);
  const propertiesOf = (section: string | undefined): Properties =>
    Object.fromEntries(
      settings.filter((setting) => setting.section === section).map(({ key, schema }) => [key, schema] as const),
    );
  const fetched: SettingSchema = {
    description: fetchSection.words,
    type: 'object',
    properties: propertiesOf(fetchSection.key),
    additionalProperties: false,
  };
  const sections = configuredCommands
    .flatMap(({ section }) => section ?? [])
    .map((section) => [section.key, sectionSchema(section, propertiesOf(section.key))] as const);
  return {
    type: 'object',
    properties: { ...propertiesOf(undefined), [fetchSection.key]: fetched, ...Object.fromEntries(sections) },
    additionalProperties: false,
  };
}

/** A key of the config, and the key of the section that contains it. The section is undefined for a key at the root of the config. */
interface ConfigKey {
  readonly section: string | undefined;
  readonly key: string;
  readonly schema: SettingSchema;
}

/** Returns the keys that set the options of a command. */
const configKeys = ({ section, options }: CommandDeclaration): ConfigKey[] =>
  Object.entries(options).flatMap(([name, { setting }]): ConfigKey[] => {
    if (setting === undefined) return [];
    const { schema, path } = setting;
    if (path === undefined) return [{ section: section?.key, key: name, schema }];
    const [first = name, second] = path;
    return [
      second === undefined ? { section: undefined, key: first, schema } : { section: first, key: second, schema },
    ];
  });

function sectionSchema({ words, listedBy }: ConfigSection, properties: Properties): SettingSchema {
  const object: SettingSchema = { type: 'object', properties, additionalProperties: false };
  const list: SettingSchema = { type: 'array', items: object, minItems: 1 };
  return { description: words, ...(listedBy === undefined ? object : { anyOf: [object, list] }) };
}

/** Returns the schema of the config as a JSON Schema document for editors. A JSON config can refer to it with `$schema`. */
export function publishedSchema(): object {
  const { properties, ...rest } = withoutCode(configSchema());
  const schemaKey = { description: 'The address or path of this schema, for editors.', type: 'string' };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The config of forgespec: forgespec.config.json or forgespec.config.yaml',
    ...rest,
    properties: { $schema: schemaKey, ...properties },
  };
}

/** Returns a copy of a schema without the names of TypeScript types. */
const withoutCode = (schema: SettingSchema): SettingSchema =>
  JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'code' ? undefined : value)));
