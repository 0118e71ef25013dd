import { relative } from 'node:path';
import { printable, styleFor } from '@forgespec/description/diagnostics';
import { configuredCommands } from '../../config/configured-commands.ts';
import { effectiveValues, type EffectiveValue } from '../../config/effective-values.ts';
import type { ConfigCommandOptions } from './declaration.ts';
import type { CommandDeclaration, GivenOptions } from '../../options/declare-command.ts';
import { loadCheckedConfig } from '../load-checked-config.ts';

/**
 * Runs `forgespec config`: prints the value and the origin of each option. Returns the exit code.
 *
 * @param named the path of the config. If it is undefined, the nearest config is used.
 * @param given the options that the command line sets for the command of `declaration`.
 * @param declaration the command whose options are printed. If it is undefined, the options of all commands are printed.
 */
export async function configCommand(
  { json }: ConfigCommandOptions,
  named: string | undefined,
  given: GivenOptions,
  declaration?: CommandDeclaration,
): Promise<number> {
  const config = await loadCheckedConfig(named);
  if (config === undefined) return 2;
  const commands = declaration === undefined ? configuredCommands : [declaration];
  const values = await effectiveValues(commands, given.values, config);
  process.stdout.write(json ? jsonOf(config.file, values) : textOf(config.file, values));
  return 0;
}

const shown = (file: string): string => printable(relative(process.cwd(), file));

/**
 * Returns the output as JSON. `config` is the absolute path of the config, or null if there is none. The value of an option is
 * null if the option is not set.
 */
function jsonOf(file: string | undefined, values: readonly EffectiveValue[]): string {
  const entries = values.map(({ key, value, source }) => [key, { value: value ?? null, ...source }]);
  return `${JSON.stringify({ config: file ?? null, values: Object.fromEntries(entries) }, null, 2)}\n`;
}

function textOf(file: string | undefined, values: readonly EffectiveValue[]): string {
  const style = styleFor(process.stdout);
  const title = file === undefined ? 'There is no config: the defaults apply.' : style.bold(shown(file));
  const rows = values.map(({ key, value, source }) => {
    const text = value === undefined ? 'not set' : JSON.stringify(value);
    return [key, printable(text), originOf(source)] as const;
  });
  const widths = [0, 1].map((column) => Math.min(48, Math.max(...rows.map((row) => row[column]?.length ?? 0))));
  const lines = rows.map(([key, value, origin]) => {
    const [first = 0, second = 0] = widths;
    const isDefault = origin === 'default';
    const text = `${key.padEnd(first)}  ${value.padEnd(second)}  ${origin}`;
    return isDefault ? style.dim(text) : text;
  });
  return `${[title, '', ...lines].join('\n')}\n`;
}

function originOf(source: EffectiveValue['source']): string {
  switch (source.source) {
    case 'flag':
      return source.flag;
    case 'config':
      return source.file === undefined ? 'config' : `${shown(source.file)}:${source.line}:${source.column}`;
    case 'default':
      return 'default';
  }
}
