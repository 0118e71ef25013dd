import { InvalidArgumentError } from 'commander';
import type { CommandOption } from './command-option.ts';
import { flag, onByDefault, optional, repeatable, withDefault } from './option-kinds.ts';
import type { Setting, SettingFault } from './setting.ts';
import { commaList, filePath, positiveNumber, type ValueKind } from './value-kinds.ts';

/** The section of the config with the options for fetched documents. Several commands use this section. */
export const fetchSection = {
  key: 'fetch',
  words: 'Options for fetching descriptions and referenced documents from URLs.',
};

/** A header whose value is in an environment variable, because the value is a secret. */
export interface HeaderVariable {
  /** The name of the header. */
  readonly name: string;
  /** The name of the environment variable. */
  readonly variable: string;
}

const originFix = 'Write the scheme and the host, such as https://schemas.example.com.';

function isOrigin(text: string): boolean {
  if (!/^https?:\/\//iu.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.href === `${url.origin}/`;
}

/** A list of origins: `https://a.example,https://b.example:8443`. */
const originList: ValueKind<readonly string[]> & Pick<Setting<readonly string[]>, 'faults'> = {
  ...commaList,
  parse(list) {
    const origins = commaList.parse(list);
    if (!origins.every(isOrigin)) throw new InvalidArgumentError(originFix);
    return origins.map((origin) => new URL(origin).origin);
  },
  read: (value) => commaList.read(value, '').map((origin) => new URL(origin).origin),
  faults: (value) =>
    commaList.read(value, '').flatMap((origin, index): SettingFault[] => {
      if (isOrigin(origin)) return [];
      return [{ path: [index], message: `\`${origin}\` is not an origin.`, fix: originFix }];
    }),
};

const pairFix = 'Write the name of a header and of an environment variable: authorization=API_TOKEN.';
const keyFix = "Write the name of a header as the key: { authorization: { env: 'API_TOKEN' } }.";
const isHeaderName = (name: string): boolean => /^[!#$%&'*+\-.^_`|~\w]+$/u.test(name);

function parseHeader(pair: string): HeaderVariable {
  const [, name = '', variable = ''] = /^([^=]+)=(\w+)$/u.exec(pair) ?? [];
  if (!isHeaderName(name)) throw new InvalidArgumentError(pairFix);
  return { name, variable };
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] => Object.entries(value ?? {});

/** A map from header names to environment variables: `{ authorization: { env: 'API_TOKEN' } }`. */
const headerVariables: Pick<Setting<readonly HeaderVariable[]>, 'faults' | 'read' | 'schema'> = {
  schema: {
    description:
      'Headers for requests to the host from which the description is fetched. Environment variables contain the values.',
    type: 'object',
    additionalProperties: {
      description: 'The value of a header.',
      type: 'object',
      properties: {
        env: {
          description: 'The name of the environment variable that contains the value.',
          type: 'string',
          minLength: 1,
        },
      },
      additionalProperties: false,
    },
  },
  read: (value) =>
    entriesOf(value).map(([name, header]) => ({ name, variable: String(new Map(entriesOf(header)).get('env')) })),
  faults: (value) =>
    entriesOf(value).flatMap(([name, header]): SettingFault[] => {
      if (!isHeaderName(name))
        return [{ path: [name], on: 'key', message: `\`${name}\` is not the name of a header.`, fix: keyFix }];
      if (new Map(entriesOf(header)).has('env')) return [];
      const fix = "Write the name of the environment variable that contains the value: { env: 'API_TOKEN' }.";
      return [{ path: [name], message: `The header ${name} has no value.`, fix }];
    }),
};

const place = (key: string): { path: readonly string[] } => ({ path: [fetchSection.key, key] });

const allowOrigin = optional(
  '<origins>',
  'hosts, besides the host of the description, from which referenced documents may be fetched; separated by commas',
  originList,
  { ...place('allowOrigin'), faults: originList.faults },
);

const header: CommandOption<readonly HeaderVariable[]> = repeatable(
  '<name=variable>',
  'the name of a header, and the environment variable that contains its value; the header is sent only to the host from which the description is fetched; may be repeated',
  parseHeader,
  { ...headerVariables, ...place('headers') },
);

/** The options for documents that are fetched. */
export const fetchOptions = {
  allowOrigin,
  header,
  fetchTimeout: withDefault(
    '<ms>',
    'the time limit for all fetched documents together, in milliseconds',
    30_000,
    positiveNumber,
    place('timeout'),
  ),
  fetchMegabytes: withDefault(
    '<number>',
    'the largest size of all fetched documents together, in megabytes',
    25,
    positiveNumber,
    place('megabytes'),
  ),
  lockFile: withDefault(
    '<file>',
    'the file with the checksums of fetched documents; commit it',
    'forgespec.lock.json',
    filePath,
    place('lockFile'),
  ),
  lock: onByDefault(
    'do not compare fetched documents with the lock file, for example while the API is still in development',
    'compare fetched documents with the lock file',
    place('lock'),
  ),
  updateLock: flag('accept the fetched documents, and write their checksums to the lock file'),
  offline: flag('fetch nothing, and use cached documents whose checksums are in the lock file'),
};

/** The options for a command that fetches a document before the project has a config. */
export const fetchOptionsForRun = {
  allowOrigin: { ...allowOrigin, setting: undefined },
  header: { ...header, setting: undefined },
};
