import type { Command } from 'commander';

/**
 * An option of a command. Its key in {@link OptionRecord} is the name of its value. The flag is derived from the key, so both
 * always match.
 */
export interface CommandOption<Value> {
  /**
   * Adds the option to a command.
   *
   * @returns a function that returns the value after the command line is parsed.
   */
  readonly declare: (command: Command, key: string) => () => Value;
}

/** The options of a command by key, in the order in which the help lists them. */
export type OptionRecord = Readonly<Record<string, CommandOption<unknown>>>;

/** The typed values of the options of a command. */
export type OptionValues<Options extends OptionRecord> = {
  readonly [Key in keyof Options]: Options[Key] extends CommandOption<infer Value> ? Value : never;
};

/** Returns the flag for a key: `--control-port` for `controlPort`. */
export const flagOf = (key: string): string => `--${key.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
