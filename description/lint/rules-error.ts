import { existsSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { sourceName } from '../diagnostics/source-file.ts';

/** The error that is thrown if the rules cannot run, because the file that configures them or one of its plugins is faulty. */
export class RulesError extends Error {
  /** One sentence that tells the user how to correct the rules. */
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

/**
 * Returns the error for a file of rules that cannot be loaded.
 *
 * @param error the error of Redocly, which repeats the message and the stack of an error of a plugin.
 */
export function loadError(error: unknown, file: string): RulesError {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const name = sourceName(file);
  const [, plugin = '', reason = ''] = /^Failed to load plugin "(.*?)": (.*)/u.exec(text) ?? [];
  if (plugin === '')
    return new RulesError(`The rules of ${name} cannot be loaded: ${sentence(text)}`, `Correct ${name}.`);
  const shown = sourceName(plugin.startsWith('/') ? plugin : `${dirname(file)}/${plugin}`);
  const [, missing] = /^Cannot find (?:package|module) '([^']+)'/u.exec(reason) ?? [];
  if (missing !== undefined) {
    const fix = `Install it, correct the import, or remove the plugin from ${name}.`;
    return new RulesError(`The plugin ${shown} of ${name} imports ${missingName(missing)}, which does not exist.`, fix);
  }
  const place = placeIn(text) ?? shown;
  const fix = `Correct the plugin, or remove it from ${name}.`;
  return new RulesError(`The plugin ${shown} of ${name} cannot be loaded: ${place}: ${sentence(reason)}`, fix);
}

const missingName = (name: string): string => (name.startsWith('/') ? sourceName(name) : name);

/**
 * Returns the error for an exception of a rule. Returns undefined if no rule of a plugin has thrown it.
 *
 * @param plugins the absolute paths of the plugins.
 */
export function ruleError(error: unknown, file: string, plugins: readonly string[]): RulesError | undefined {
  const folders = plugins.map((path) => dirname(path));
  if (folders.length === 0) return undefined;
  const name = sourceName(file);
  const fix = `Correct the rule, or turn it off in ${name}.`;
  if (!(error instanceof Error)) return new RulesError(`A rule of ${name} throws ${shownValue(error)}.`, fix);
  const place = placeIn(error.stack ?? '', folders);
  if (place === undefined) return undefined;
  return new RulesError(`A rule of ${name} throws an error: ${place}: ${sentence(error.message)}`, fix);
}

/** Returns the error for a description for which the recursive functions of Redocly overflow the stack. */
export const tooDeepError = (spec: string): RulesError =>
  new RulesError(
    `The rules cannot run for ${sourceName(spec)}: they follow references recursively, and a chain of references is too long.`,
    'Shorten the chain of schemas that refer to each other.',
  );

/**
 * Returns the first place in a stack trace that is in one of the folders, but not in a package inside it: `rules/plugin.js:3:5`. Without
 * folders, returns the first place that is not in a package.
 */
function placeIn(stack: string, folders?: readonly string[]): string | undefined {
  for (const line of stack.split('\n')) {
    const [, url = '', path = '', position = ''] =
      /(?:(file:\/\/[^\s)]+?)|(\/[^\s():]+)):(\d+(?::\d+)?)\)?$/u.exec(line) ?? [];
    const file = url === '' ? path : fileURLToPath(url.replace(/[?#].*$/u, ''));
    const isWanted =
      folders === undefined
        ? !file.includes(`${sep}node_modules${sep}`)
        : folders.some(
            (folder) =>
              !relative(folder, file)
                .split(sep)
                .some((part) => part === '..' || part === 'node_modules'),
          );
    if (file !== '' && isWanted && existsSync(file)) return `${sourceName(file)}:${position}`;
  }
  return undefined;
}

function shownValue(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'a value that cannot be converted to a string';
  }
}

/** Returns the first line of a message, with a period at its end. */
function sentence(message: string): string {
  const [first = ''] = message.trim().split('\n');
  return /[.!?]$/u.test(first) ? first : `${first}.`;
}
