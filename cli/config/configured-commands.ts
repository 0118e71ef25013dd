import { declaredCommands } from '../declared-commands.ts';
import type { CommandDeclaration } from '../options/declare-command.ts';
import type { Setting, SettingPath } from '../options/setting.ts';

/** The commands that have a section in the config, in the order of the sections. */
export const configuredCommands: readonly CommandDeclaration[] = declaredCommands.filter(
  ({ section }) => section !== undefined,
);

/**
 * Returns the path of the key that sets an option.
 *
 * @param base the path of the section, or of one item of the section.
 */
export const settingPath = ({ path }: Setting<unknown>, base: SettingPath, key: string): SettingPath =>
  path ?? [...base, key];
