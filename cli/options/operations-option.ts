import type { OperationSelection, OperationSelector } from '@forgespec/description/openapi';
import type { CommandOption } from './command-option.ts';
import { withoutFlag } from './option-kinds.ts';
import type { Setting, SettingFault, SettingPath, SettingSchema } from './setting.ts';

const pattern = '`*` stands for any characters.';

/** The conditions of a selector, except those for `x-` keys. */
const conditions = {
  operationId: { description: `The operationId. ${pattern}`, type: 'string', minLength: 1 },
  tag: { description: `One of the tags. ${pattern}`, type: 'string', minLength: 1 },
  method: { description: 'The HTTP method.', type: 'string', minLength: 1 },
  path: { description: `The path, such as \`/pets/{id}\` or \`/pets*\`. ${pattern}`, type: 'string', minLength: 1 },
  deprecated: { description: 'True for deprecated operations, and false for the others.', type: 'boolean' },
} as const satisfies Readonly<Record<string, SettingSchema>>;

const selector: SettingSchema = {
  description:
    'An operationId, a path (`/pets`), a method and a path (`GET /pets`), or an object with conditions. An operation must satisfy all conditions of an object.',
  anyOf: [
    { type: 'string', minLength: 1 },
    {
      title: 'OperationConditions',
      description: 'Conditions for operations. An operation must satisfy all of them.',
      type: 'object',
      properties: conditions,
      patternProperties: { '^x-': { anyOf: [{ type: 'boolean' }, { type: 'string' }, { type: 'integer' }] } },
      additionalProperties: false,
    },
  ],
};

const selectors = (description: string): SettingSchema => ({
  description,
  type: 'array',
  items: selector,
  minItems: 1,
});

const schema: SettingSchema = {
  description:
    'The operations to use, with the schemas that they need: a list of selectors, or an object with the lists `include` and `exclude`. Default: all operations.',
  anyOf: [
    selectors('The operations to use.'),
    {
      title: 'OperationLists',
      description: 'Lists of operations. An operation is used if `include` has it, and `exclude` does not.',
      type: 'object',
      properties: {
        include: selectors('The operations to use. Default: all operations.'),
        exclude: selectors('The operations to leave out.'),
      },
      additionalProperties: false,
    },
  ],
};

const setting: Setting<OperationSelection | undefined> = {
  schema,
  read: (value) =>
    Array.isArray(value) ? { include: readList(value) } : isRecord(value) ? readLists(value) : undefined,
  faults: (value) => faultsOf(value),
};

/** The operations that all commands use. Only the config can set them. */
export const operations: CommandOption<OperationSelection | undefined> = {
  declare: withoutFlag,
  initial: () => undefined,
  setting: { ...setting, path: ['operations'] },
};

/** The operations for which handlers are written. Default: the operations of the first output. */
export const operationsOfHandlers: CommandOption<OperationSelection | undefined> = {
  ...operations,
  setting: { ...setting, path: ['operations'], fallback: { path: ['outputs', 'operations'], read: setting.read } },
};

/** The operations of one output. Default: the operations that all commands use. */
export const operationsOfOutput: CommandOption<OperationSelection | undefined> = {
  ...operations,
  setting: { ...setting, fallback: { path: ['operations'], read: setting.read } },
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readLists = ({ include, exclude }: Readonly<Record<string, unknown>>): OperationSelection => ({
  include: Array.isArray(include) ? readList(include) : undefined,
  exclude: Array.isArray(exclude) ? readList(exclude) : undefined,
});

const readList = (list: readonly unknown[]): OperationSelector[] => list.map(readSelector);

function readSelector(value: unknown): OperationSelector {
  // The value matches the schema, and has no faults.
  if (isRecord(value)) return value as OperationSelector;
  const text = String(value);
  const [, method, path] = /^(?:([A-Za-z]+) +)?(\/.*)$/u.exec(text) ?? [];
  if (path === undefined) return { operationId: text };
  return { ...(method !== undefined && { method: method.toUpperCase() }), path };
}

/** Returns a fault for each selector without conditions. Such a selector would select all operations. */
function faultsOf(value: unknown): readonly SettingFault[] {
  const lists: readonly (readonly [SettingPath, unknown])[] = Array.isArray(value)
    ? [[[], value]]
    : Object.entries(isRecord(value) ? value : {}).map(([key, list]) => [[key], list]);
  return lists.flatMap(([path, list]) =>
    (Array.isArray(list) ? list : []).flatMap((one, index) => {
      if (!isRecord(one) || Object.values(one).some((wanted) => wanted !== undefined)) return [];
      const fix = `Use one of these keys: ${Object.keys(conditions).join(', ')}.`;
      return [{ path: [...path, index], message: 'The selector has no condition.', fix }];
    }),
  );
}
