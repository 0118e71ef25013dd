import type { Command } from 'commander';
import type { Setting } from './setting.ts';

/** A value of the command line. */
export interface GivenValue<Value> {
  readonly value: Value;
  /** The flag or the environment variable that sets the value: `--port`, `FORGESPEC_CONTROL_TOKEN`. */
  readonly from: string;
}

/**
 * An option of a command. Its key in {@link OptionRecord} is the name of its value. The flag is derived from the key, so both
 * always match.
 */
export interface CommandOption<Value> {
  /**
   * Adds the option to a command.
   *
   * @returns a function that returns the value after the command line is parsed; undefined if the command line does not set it.
   */
  readonly declare: (command: Command, key: string) => () => GivenValue<Value> | undefined;
  /**
   * Returns the value of an option that neither the command line nor the config sets.
   *
   * @param folder the base of relative paths.
   */
  readonly initial: (folder: string) => Value;
  /** The key of the config that sets the option; undefined if only the command line sets it. */
  readonly setting?: Setting<Value> | undefined;
}

/** The options of a command by key, in the order in which the help lists them. */
export type OptionRecord = Readonly<Record<string, CommandOption<unknown>>>;

/** The typed values of the options of a command. */
export type OptionValues<Options extends OptionRecord> = {
  readonly [Key in keyof Options]: Options[Key] extends CommandOption<infer Value> ? Value : never;
};

/** Returns the flag for a key: `--control-port` for `controlPort`. */
export const flagOf = (key: string): string => `--${key.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
