import { printable, styleFor } from '@forgespec/description/diagnostics';

/**
 * Converts an error of commander to the format of all other errors. This format is a sentence, and then the fix on its own line.
 *
 * @param text the error as commander prints it: `error: unknown command 'lnit'` and the line `(Did you mean lint?)`.
 * @param configFlags a map from names of flags that do not exist to the keys of the config with the same meaning.
 */
export function usageErrorText(text: string, configFlags: ReadonlyMap<string, string> = new Map()): string {
  const style = styleFor(process.stderr);
  const [first = '', ...hints] = printable(text.trimEnd())
    .replace(/^error: /u, '')
    .split('\n');
  const key = configFlags.get(/^unknown option '([^'=]+)/u.exec(first)?.[1] ?? '');
  if (key !== undefined)
    return usageErrorText(`error: The config sets \`${key}\`, and no flag.\n(Write the key into forgespec.config.ts.)`);
  // Commander writes its own sentence, and then the message of an `InvalidArgumentError`. In forgespec, that message contains the fix.
  const [, problem = first, fix] = /^(.* is invalid\.) (.+)$/u.exec(first) ?? [];
  const sentence = problem.startsWith('forgespec ') ? problem : problem.charAt(0).toUpperCase() + problem.slice(1);
  const fixes = [...(fix === undefined ? [] : [fix]), ...hints.map((hint) => hint.replace(/^\((.*)\)$/u, '$1'))];
  return [
    `${style.red('error')} ${sentence}${/[.?!]$/u.test(sentence) ? '' : '.'}\n`,
    ...fixes.map((words) => `${style.green('fix:')} ${words}\n`),
  ].join('');
}
