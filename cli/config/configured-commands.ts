import { declaredCommands } from '../declared-commands.ts';
import type { CommandDeclaration } from '../options/declare-command.ts';
import type { Setting, SettingPath } from '../options/setting.ts';

/** The commands that the config configures, in the order of its sections. */
export const configuredCommands: readonly CommandDeclaration[] = declaredCommands.filter(
  ({ section }) => section !== undefined,
);

/** Returns the path of the key that sets an option. @param base the path of the section, or of one item of a section. */
export const settingPath = ({ path }: Setting<unknown>, base: SettingPath, key: string): SettingPath =>
  path ?? [...base, key];
