import { nameableKinds, type NameableKind, type NameOverrides } from '@forgespec/generator/name-overrides';
import type { CommandOption } from './command-option.ts';
import type { SettingSchema } from './setting.ts';

const words: Readonly<Record<NameableKind, string>> = {
  areas: 'The names of areas, by tag.',
  operations: 'The names of operations, by operationId, or by method and path: `GET /pets`.',
  methods: 'The names of client methods and server handlers, by operationId, or by HTTP method and path: `GET /pets`.',
  schemas: 'The names of schemas, by the name of the component, or by a JSON Pointer.',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The names that a user chooses for parts of the description. Only the config can set them. */
export const nameOverrides: CommandOption<NameOverrides> = {
  declare: () => () => undefined,
  initial: () => ({}),
  setting: {
    path: ['names'],
    schema: {
      description: 'Names in generated code, in place of those that follow from the description.',
      type: 'object',
      properties: Object.fromEntries(
        nameableKinds.map((part): [string, SettingSchema] => [
          part,
          { description: words[part], type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
        ]),
      ),
      additionalProperties: false,
    },
    read: (value) =>
      Object.fromEntries(
        Object.entries(isRecord(value) ? value : {}).map(([part, chosen]) => [
          part,
          Object.fromEntries(Object.entries(isRecord(chosen) ? chosen : {}).map(([key, name]) => [key, String(name)])),
        ]),
      ),
  },
};
