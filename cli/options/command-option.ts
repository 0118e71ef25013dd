import type { Command } from 'commander';
import type { Setting } from './setting.ts';

/** A value that the command line sets. */
export interface GivenValue<Value> {
  readonly value: Value;
  /** The flag or the environment variable that sets the value: `--port`, `FORGESPEC_CONTROL_TOKEN`. */
  readonly from: string;
}

/** An option of a command. Each option has a key in an {@link OptionRecord}. The flag on the command line is derived from this key. */
export interface CommandOption<Value> {
  /**
   * Adds the option to a command.
   *
   * @returns a function to call after the command line is parsed. This function returns the value, or undefined if the
   * command line does not set the option.
   */
  readonly declare: (command: Command, key: string) => () => GivenValue<Value> | undefined;
  /**
   * Returns the default value of the option. The default is used if neither the command line nor the config sets the option.
   *
   * @param folder the folder from which a relative path in the default value is resolved.
   */
  readonly initial: (folder: string) => Value;
  /**
   * The allowed values, if only the command line can set the option. Undefined if the option also allows other values, or if `setting`
   * contains the allowed values.
   */
  readonly choices?: readonly string[] | undefined;
  /** True if only the config can set the option. Default: false. */
  readonly isOnlyInConfig?: boolean;
  /** The key of the config that also sets the option. Undefined if only the command line can set the option. */
  readonly setting?: Setting<Value> | undefined;
}

/** A map from keys to the options of a command. The help lists the options in the order of the map. */
export type OptionRecord = Readonly<Record<string, CommandOption<unknown>>>;

/** The values of the options of a command, each with its own type. */
export type OptionValues<Options extends OptionRecord> = {
  readonly [Key in keyof Options]: Options[Key] extends CommandOption<infer Value> ? Value : never;
};

/** Returns the flag for the key of an option: `--control-port` for `controlPort`. */
export const flagOf = (key: string): string => `--${key.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
