import type { Plugin } from '../plugins/plugin.ts';
import type { PluginEntry } from '../plugins/plugin-entry.ts';
import type { CommandOption } from './command-option.ts';
import { withoutFlag } from './option-kinds.ts';
import type { SettingSchema } from './setting.ts';

const entry: SettingSchema = {
  description: 'An output of another package or of a file.',
  code: 'Plugin',
  anyOf: [
    { description: 'The name of a package, or the path of a file: `./my-output.ts`.', type: 'string', minLength: 1 },
    {
      title: 'PluginConfig',
      description: 'An output with options, for a config in JSON or YAML.',
      type: 'object',
      properties: {
        use: {
          description: 'The name of a package, or the path of a file: `./my-output.ts`.',
          type: 'string',
          minLength: 1,
        },
        options: { description: 'The options of the output.', type: 'object', additionalProperties: {} },
      },
      required: ['use'],
      additionalProperties: false,
    },
  ],
};

/** The outputs of other people. Only the config can set them. */
export const plugins: CommandOption<readonly PluginEntry[]> = {
  declare: withoutFlag,
  isOnlyInConfig: true,
  initial: () => [],
  setting: {
    schema: {
      description:
        'Outputs of other packages or of files of the project, such as query hooks. Each one writes a folder of its own, and may change types.',
      type: 'array',
      items: entry,
      default: [],
    },
    read: (value, folder) => (Array.isArray(value) ? value.map((item) => readEntry(item, folder)) : []),
  },
};

function readEntry(item: unknown, folder: string): PluginEntry {
  if (typeof item === 'string') return { kind: 'module', use: item, options: undefined, folder };
  if (isNamed(item)) return { kind: 'module', use: item.use, options: item.options, folder };
  // The value matches the schema, so it is an object with functions.
  return { kind: 'plugin', plugin: item as Plugin };
}

const isNamed = (item: unknown): item is { readonly use: string; readonly options?: object } =>
  typeof item === 'object' && item !== null && 'use' in item;
