import { InvalidArgumentError, Option } from 'commander';
import { flagOf, type CommandOption } from './command-option.ts';

// Each function returns one kind of option. The argument of an option is required if written as `<file>`, optional if `[file]`.

/** Converts text of the command line. Throws an `InvalidArgumentError`, which commander prints together with the flag. */
type Parser<Value> = (text: string) => Value;

/** An option without a default value. */
export const optional = <Value>(
  argument: string,
  words: string,
  parse: Parser<Value>,
): CommandOption<Value | undefined> => withValue<Value | undefined>(argument, words, undefined, parse);

/** An option with a default value. The help shows this value. */
export const withDefault = <Value>(
  argument: string,
  words: string,
  initial: Value,
  parse: Parser<Value>,
): CommandOption<Value> =>
  withValue(argument, words, initial, parse, (option) => {
    option.default(initial);
  });

/** An option that can also be set by an environment variable. */
export const fromEnvironment = <Value>(
  argument: string,
  words: string,
  variable: string,
  parse: Parser<Value>,
): CommandOption<Value | undefined> =>
  withValue<Value | undefined>(argument, words, undefined, parse, (option) => {
    option.env(variable);
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
    if (chosen === undefined) throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
    return chosen;
  };
  return withValue(argument, words, initial, parse, (option) => {
    option.choices(choices).default(initial);
  });
}

/** An option that may be repeated. Its values have the order of the command line. */
export const repeatable = <Value>(
  argument: string,
  words: string,
  parse: Parser<Value>,
): CommandOption<readonly Value[]> => ({
  declare(command, key) {
    const values: Value[] = [];
    command.addOption(new Option(`${flagOf(key)} ${argument}`, words).argParser((text) => values.push(parse(text))));
    return () => values;
  },
});

/** An option with an optional argument. The value is `true` without the argument, and undefined without the option. */
export const withOptionalArgument = (argument: string, words: string): CommandOption<string | true | undefined> => ({
  declare(command, key) {
    command.option(`${flagOf(key)} ${argument}`, words);
    return () => {
      const value: unknown = command.getOptionValue(key);
      return value === true || typeof value === 'string' ? value : undefined;
    };
  },
});

/** An option without an argument. The value is `true` if the command line contains the flag. */
export const flag = (words: string): CommandOption<boolean> => ({
  declare(command, key) {
    command.option(flagOf(key), words);
    return () => command.getOptionValue(key) === true;
  },
});

/**
 * An option that is on by default. The flag that turns it off begins with `--no-`.
 *
 * @param words the help of the flag that turns the option on. If undefined, there is no such flag.
 */
export const onByDefault = (wordsOff: string, words?: string): CommandOption<boolean> => ({
  declare(command, key) {
    if (words !== undefined) command.option(flagOf(key), words);
    command.option(flagOf(key).replace('--', '--no-'), wordsOff);
    return () => command.getOptionValue(key) !== false;
  },
});

/** A value without a flag, such as CODE in `forgespec explain CODE`. The value is undefined if it is missing. */
export const positional = (argument: string, words: string): CommandOption<string | undefined> => ({
  declare(command) {
    command.argument(argument, words);
    return () => command.args[0];
  },
});

function withValue<Value>(
  argument: string,
  words: string,
  initial: Value,
  parse: Parser<Value>,
  adapt: (option: Option) => void = () => {},
): CommandOption<Value> {
  return {
    declare(command, key) {
      let value = initial;
      const option = new Option(`${flagOf(key)} ${argument}`, words);
      adapt(option);
      command.addOption(option.argParser((text) => (value = parse(text))));
      return () => value;
    },
  };
}
