import { printable } from '@forgespec/generator/diagnostics/printable';
import { styleFor } from '@forgespec/generator/diagnostics/style';

/**
 * Returns an error of commander in the form of all other errors: a sentence, and the fix in a line of its own.
 *
 * @param text the error as commander prints it: `error: unknown command 'lnit'` and the line `(Did you mean lint?)`.
 */
export function usageErrorText(text: string): string {
  const style = styleFor(process.stderr);
  const [first = '', ...hints] = printable(text.trimEnd())
    .replace(/^error: /u, '')
    .split('\n');
  // Commander appends the message of an InvalidArgumentError, which is a fix, to its own sentence.
  const [, problem = first, fix] = /^(.* is invalid\.) (.+)$/u.exec(first) ?? [];
  const sentence = problem.startsWith('forgespec ') ? problem : problem.charAt(0).toUpperCase() + problem.slice(1);
  const fixes = [...(fix === undefined ? [] : [fix]), ...hints.map((hint) => hint.replace(/^\((.*)\)$/u, '$1'))];
  return [
    `${style.red('error')} ${sentence}${/[.?!]$/u.test(sentence) ? '' : '.'}\n`,
    ...fixes.map((words) => `${style.green('fix:')} ${words}\n`),
  ].join('');
}
