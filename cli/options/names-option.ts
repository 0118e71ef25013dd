import { nameableKinds, type NameableKind, type NameOverrides } from '@forgespec/description/openapi';
import type { CommandOption } from './command-option.ts';
import { withoutFlag } from './option-kinds.ts';
import type { SettingSchema } from './setting.ts';

const words: Readonly<Record<NameableKind, string>> = {
  areas: 'The names of areas. Each key is a tag.',
  calls:
    'The calls of the client, such as `admin.{path}.{verb}`. Each key selects operations: an operationId with `*`, a path such as `GET /users/**`, or a tag after `#`.',
  operations: 'The names of operations. Each key is an operationId, or an HTTP method and a path: `GET /pets`.',
  methods:
    'The names of client methods and server handlers. Each key is an operationId, or an HTTP method and a path: `GET /pets`.',
  schemas: 'The names of schemas. Each key is the name of a component, with `*` for any text, or a JSON Pointer.',
  verbs: 'The verbs of client methods. Each key is a verb, such as `get`, and its value replaces the verb.',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The names that a user chooses for parts of the description. Only the config can set them. */
export const nameOverrides: CommandOption<NameOverrides> = {
  declare: withoutFlag,
  initial: () => ({}),
  setting: {
    path: ['names'],
    schema: {
      description: 'Names for generated code. They replace the names that forgespec derives from the description.',
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
