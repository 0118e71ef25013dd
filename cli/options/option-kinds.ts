import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { flagOf, type CommandOption, type GivenValue } from './command-option.ts';
import type { Setting, SettingSchema } from './setting.ts';
import { choicesText, type ValueKind } from './value-kinds.ts';

// Each function creates one kind of option. `argument` is the placeholder in the help: `<file>` for a required argument,
// `[file]` for an optional one.

/** The properties of a {@link Setting} that the callers of the functions below may set. */
type SettingPlace<Value> = Pick<Setting<Value>, 'fallback' | 'faults' | 'path'>;

/** An option without a default value. */
export const optional = <Value>(
  argument: string,
  words: string,
  kind: ValueKind<Value>,
  place: SettingPlace<NoInfer<Value>> = {},
): CommandOption<Value | undefined> => ({
  declare: withArgument(argument, words, kind),
  initial: () => undefined,
  setting: { ...settingOf(words, kind), ...place },
});

/** An option without a default value. Only the command line can set it. */
export const optionalForRun = <Value>(
  argument: string,
  words: string,
  kind: Pick<ValueKind<Value>, 'parse'> & Partial<Pick<ValueKind<Value>, 'schema'>>,
): CommandOption<Value | undefined> => ({
  declare: withArgument(argument, words, kind),
  initial: () => undefined,
  choices: kind.schema?.enum,
});

/**
 * An option with a default value. The help shows the default.
 *
 * @param initial the default, as the config would contain it. A relative path is resolved from the folder of the config.
 */
export const withDefault = <Value>(
  argument: string,
  words: string,
  initial: NoInfer<Value>,
  kind: ValueKind<Value>,
  place: SettingPlace<NoInfer<Value>> = {},
): CommandOption<Value> => ({
  declare: withArgument(argument, words, kind, (option) => option.default(initial)),
  initial: (folder) => kind.read(initial, folder),
  setting: { ...settingOf(words, kind, { default: initial }), ...place },
});

/** An option that an environment variable can also set. The value of the option is a secret, so the config cannot set the option. */
export const fromEnvironment = <Value>(
  argument: string,
  words: string,
  variable: string,
  { parse }: ValueKind<Value>,
): CommandOption<Value | undefined> => ({
  declare: withArgument(argument, words, { parse }, (option) => option.env(variable)),
  initial: () => undefined,
});

/** An option that accepts one of several values. */
export function choiceOption<const Value extends string>(
  argument: string,
  words: string,
  choices: readonly Value[],
  initial: NoInfer<Value>,
): CommandOption<Value> {
  const parse = (text: string): Value => {
    const chosen = choices.find((known) => known === text);
    if (chosen === undefined) throw new InvalidArgumentError(choicesText(text, choices));
    return chosen;
  };
  const read = (value: unknown): Value => choices.find((known) => known === value) ?? initial;
  return {
    declare: withArgument(argument, words, { parse }, (option) => option.choices(choices).default(initial)),
    initial: () => initial,
    setting: settingOf(words, { schema: { type: 'string', enum: choices }, read }, { default: initial }),
  };
}

/** An option that may be repeated. Its values are in the order of the command line. */
export const repeatable = <Value>(
  argument: string,
  words: string,
  parse: (text: string) => Value,
  setting: Pick<Setting<readonly Value[]>, 'faults' | 'path' | 'read' | 'schema'>,
): CommandOption<readonly Value[]> => ({
  declare(command, key) {
    const values: Value[] = [];
    command.addOption(new Option(`${flagOf(key)} ${argument}`, words).argParser((text) => values.push(parse(text))));
    return () => (values.length === 0 ? undefined : { value: values, from: flagOf(key) });
  },
  initial: () => [],
  setting: { ...setting, ...settingOf(words, setting) },
});

/**
 * An option with an optional argument. Its value is the argument, or `true` if the option has no argument. If the option is absent, its
 * value is undefined.
 *
 * @param kind the kind of the argument.
 */
export const withOptionalArgument = (
  argument: string,
  words: string,
  kind: ValueKind<string>,
): CommandOption<string | true | undefined> => ({
  declare(command, key) {
    command.option(`${flagOf(key)} ${argument}`, words);
    return () => {
      const value: unknown = command.getOptionValue(key);
      return value === true || typeof value === 'string' ? { value, from: flagOf(key) } : undefined;
    };
  },
  initial: () => undefined,
  setting: settingOf(words, {
    schema: { anyOf: [{ type: 'boolean' }, kind.schema] },
    read: (value, folder) => (typeof value === 'boolean' ? value || undefined : kind.read(value, folder)),
  }),
});

/** An option without an argument. Only the command line can set it. Its value is `true` if the command line contains it. */
export const flag = (words: string): CommandOption<boolean> => ({
  declare(command, key) {
    command.option(flagOf(key), words);
    return () => (command.getOptionValue(key) === true ? { value: true, from: flagOf(key) } : undefined);
  },
  initial: () => false,
});

/**
 * An option that is off by default. The help shows only the flag that turns it on. The flag with `--no-` turns the option off, even if the
 * config turns it on.
 */
export const offByDefault = (words: string, place: SettingPlace<boolean> = {}): CommandOption<boolean> => ({
  declare: (command, key) =>
    switchOf(command, key, new Option(flagOf(key), words), new Option(negated(key)).hideHelp()),
  initial: () => false,
  setting: { ...settingOf(words, booleanKind, { default: false }), ...place },
});

/** An option that is on by default. The flag with `--no-` turns it off. */
export const onByDefault = (
  wordsOff: string,
  words: string,
  place: SettingPlace<boolean> = {},
): CommandOption<boolean> => ({
  declare: (command, key) =>
    switchOf(command, key, new Option(flagOf(key), `${words} (the default)`), new Option(negated(key), wordsOff)),
  initial: () => true,
  setting: { ...settingOf(words, booleanKind, { default: true }), ...place },
});

/** The declaration of an option that has no flag. */
export const withoutFlag: CommandOption<never>['declare'] = () => () => undefined;

/**
 * An option that only the config can set, because it describes an output and is the same in all runs. If the command line contains a flag
 * with its name, the error message names the key of the config.
 */
export const onlyInConfig = <Value>(option: CommandOption<Value>): CommandOption<Value> => ({
  ...option,
  declare: withoutFlag,
  isOnlyInConfig: true,
});

/** A positional argument, such as CODE in `forgespec explain CODE`. Its value is undefined if the command line does not contain it. */
export const positional = (
  argument: string,
  words: string,
  choices?: readonly string[],
): CommandOption<string | undefined> => ({
  declare(command) {
    const declared = new Argument(argument, words);
    const index = command.registeredArguments.length;
    command.addArgument(choices === undefined ? declared : declared.choices(choices));
    return () => {
      const value = command.args[index];
      return value === undefined ? undefined : { value, from: argument };
    };
  },
  initial: () => undefined,
});

const negated = (key: string): string => flagOf(key).replace('--', '--no-');

const booleanKind = { schema: { type: 'boolean' }, read: (value: unknown): boolean => value === true } as const;

/** Converts the help text of an option to the description of the key that sets the option in the config. */
const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/[,;] separated by commas/u, '')}.`;

const settingOf = <Value>(
  words: string,
  { schema, read }: Pick<Setting<Value>, 'read' | 'schema'>,
  more: SettingSchema = {},
): Setting<Value> => ({ schema: { description: sentence(words), ...schema, ...more }, read });

function switchOf(command: Command, key: string, on: Option, off: Option): () => GivenValue<boolean> | undefined {
  command.addOption(on).addOption(off);
  return () => {
    if (command.getOptionValueSource(key) !== 'cli') return undefined;
    const value = command.getOptionValue(key) === true;
    return { value, from: value ? flagOf(key) : negated(key) };
  };
}

function withArgument<Value>(
  argument: string,
  words: string,
  { parse }: Pick<ValueKind<Value>, 'parse'>,
  adapt: (option: Option) => unknown = () => {},
): CommandOption<Value>['declare'] {
  return (command, key) => {
    let value: { readonly parsed: Value } | undefined;
    const option = new Option(`${flagOf(key)} ${argument}`, words);
    adapt(option);
    command.addOption(option.argParser((text) => (value = { parsed: parse(text) })));
    return () => {
      if (value === undefined) return undefined;
      const isFromEnvironment = command.getOptionValueSource(key) === 'env';
      return { value: value.parsed, from: isFromEnvironment ? (option.envVar ?? '') : flagOf(key) };
    };
  };
}
