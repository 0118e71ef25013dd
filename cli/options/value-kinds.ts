import { existsSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { printable, suggestion } from '@forgespec/description/diagnostics';
import type { Remote } from '@forgespec/description/load';
import type { Setting, SettingFault } from './setting.ts';

/** The kind of the value of an option. It defines how the value is read from the command line and from the config. */
export interface ValueKind<Value> extends Pick<Setting<Value>, 'read' | 'schema'> {
  /**
   * Converts an argument of the command line to a value. If the argument is not valid, throws an `InvalidArgumentError`. Commander prints
   * this error with the flag.
   */
  readonly parse: (text: string) => Value;
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const text = (value: string): string => value;

/** Any text that is not empty, such as a URL. */
export const anyText: ValueKind<string> = { parse: text, schema: { type: 'string', minLength: 1 }, read: String };

/**
 * A path. A relative path on the command line is resolved from the working directory. A relative path in the config is resolved from the
 * folder of the config.
 */
export const filePath: ValueKind<string> = { ...anyText, read: (value, folder) => pathFrom(folder, String(value)) };

/** The path or the URL of a description, or `-` for standard input. A relative path is resolved in the same way as a {@link filePath}. */
export const descriptionPath: ValueKind<string> = {
  ...anyText,
  read: (value, folder) => (isUrlOrInput(String(value)) ? String(value) : pathFrom(folder, String(value))),
};

const isUrlOrInput = (value: string): boolean => value === '-' || /^https?:/iu.test(value);

/**
 * Converts a path in the config to a path that is valid on the command line. The result is absolute, or relative to the working directory.
 */
function pathFrom(folder: string, value: string): string {
  return isAbsolute(value) ? value : relative(process.cwd(), resolve(folder, value)) || '.';
}

/** A list of names. On the command line, the names are separated by commas. */
export const commaList: ValueKind<readonly string[]> = {
  parse(list) {
    const names = list.split(',').map((name) => name.trim());
    if (names.includes('')) throw new InvalidArgumentError('Write names separated by commas.');
    return names;
  },
  schema: { type: 'array', items: { type: 'string', minLength: 1 } },
  read: listOf,
};

/** Returns the kind of a value that must be one of the given names. */
export const oneOfNames = <Name extends string>(known: readonly [Name, ...Name[]]): ValueKind<Name> => ({
  parse(wanted) {
    const name = known.find((candidate) => candidate === wanted);
    if (name === undefined) throw new InvalidArgumentError(choicesText(wanted, known));
    return name;
  },
  schema: { type: 'string', enum: known },
  read: (value) => known.find((candidate) => candidate === value) ?? known[0],
});

/** Returns the fix for a wrong name: the name that the user probably meant, and the list of all names. */
export function choicesText(wanted: string, known: readonly string[]): string {
  const near = suggestion(wanted, known);
  return `${near === undefined ? '' : `Did you mean ${near}? `}Write one of ${known.join(', ')}.`;
}

/** Returns the kind of a value that must be a list of some of the given names. */
export function someOf<Name extends string>(known: readonly [Name, ...Name[]]): ValueKind<readonly Name[]> {
  const one = oneOfNames(known);
  return {
    parse: (list) => commaList.parse(list).map(one.parse),
    schema: { type: 'array', items: one.schema, minItems: 1 },
    read: (value) => listOf(value).flatMap((wanted) => known.find((name) => name === wanted) ?? []),
  };
}

export const wholeNumber: ValueKind<number> = {
  parse(digits) {
    if (!/^\d{1,15}$/u.test(digits)) throw new InvalidArgumentError('Write a whole number.');
    return Number(digits);
  },
  schema: { type: 'integer', minimum: 0, maximum: 999_999_999_999_999 },
  read: Number,
};

export const positiveNumber: ValueKind<number> = {
  parse(digits) {
    const number = wholeNumber.parse(digits);
    if (number === 0) throw new InvalidArgumentError('Write a number above 0.');
    return number;
  },
  schema: { ...wholeNumber.schema, minimum: 1 },
  read: Number,
};

const numberUpTo = (maximum: number): ValueKind<number> => ({
  parse(digits) {
    const number = Number(digits);
    if (!/^\d+$/u.test(digits) || number > maximum)
      throw new InvalidArgumentError(`Write a number from 0 to ${maximum}.`);
    return number;
  },
  schema: { type: 'integer', minimum: 0, maximum },
  read: Number,
});

export const portNumber: ValueKind<number> = numberUpTo(65_535);

/** A delay of up to a minute, in milliseconds. */
export const delayMilliseconds: ValueKind<number> = numberUpTo(60_000);

/** Parses a URL and a folder: `https://example.com/schemas=folder`. The folder contains local copies of the documents below the URL. */
export function remoteFolder(pair: string): Remote {
  const at = pair.indexOf('=');
  const [prefix, folder] = [pair.slice(0, at), pair.slice(at + 1)];
  if (at === -1 || !URL.canParse(prefix)) {
    throw new InvalidArgumentError('Write a URL and a folder: https://example.com/schemas=schemas.');
  }
  if (!existsSync(folder)) throw new InvalidArgumentError(`There is no folder ${printable(folder)}.`);
  return { prefix, folder };
}

const pairsOf = (value: unknown): readonly (readonly [string, string])[] =>
  Object.entries(value ?? {}).map(([prefix, folder]) => [prefix, String(folder)]);

/** An object that maps URL prefixes to folders: `{ 'https://example.com/schemas': 'schemas' }`. */
export const remoteFolders: Pick<Setting<readonly Remote[]>, 'faults' | 'read' | 'schema'> = {
  schema: {
    description:
      'A map from URLs to folders. All documents below a URL are read from local copies in its folder, and are not fetched.',
    type: 'object',
    additionalProperties: { type: 'string', minLength: 1 },
  },
  read: (value, folder) => pairsOf(value).map(([prefix, path]) => ({ prefix, folder: pathFrom(folder, path) })),
  faults: (value, folder) =>
    pairsOf(value).flatMap(([prefix, path]): readonly SettingFault[] => {
      if (!URL.canParse(prefix)) {
        const message = `\`${prefix}\` is not a URL.`;
        return [
          {
            path: [prefix],
            on: 'key',
            message,
            fix: 'Write the scheme and the host, such as https://example.com/schemas.',
          },
        ];
      }
      if (existsSync(resolve(folder, path))) return [];
      const fix = 'Correct the path, or create the folder. The path is relative to the folder of the config.';
      return [{ path: [prefix], message: `There is no folder ${path}.`, fix }];
    }),
};
