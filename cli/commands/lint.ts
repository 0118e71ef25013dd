import { resolve } from 'node:path';
import { readSource } from '@forgespec/generator/read-file';
import { styleFor } from '@forgespec/generator/diagnostics/style';
import { printable } from '@forgespec/generator/diagnostics/printable';
import { lintDescription, recommended } from '@forgespec/generator/lint';
import type { LintCommandOptions } from '../declarations/lint.ts';
import { usualRules } from '../options/shared-options.ts';
import { CommandError } from './command-error.ts';
import { countOf } from './print-diagnostics.ts';
import { withProgress } from './progress.ts';

/** Runs `forgespec lint`. Returns the exit code: 1 if there is a finding. */
export async function lintCommand({ spec, rules, remotes }: LintCommandOptions): Promise<number> {
  for (const file of rules === undefined ? [spec] : [spec, rules]) {
    const failure = await readSource(resolve(file));
    if ('code' in failure) throw new CommandError(`${failure.message}\nfix: ${failure.fix}`, 1);
  }
  if (rules === undefined)
    process.stderr.write(
      `There is no ${usualRules}, which configures the rules: the rules ${recommended} of Redocly apply.\n\n`,
    );
  const problems = await withProgress('linting', () => lintDescription({ file: spec, config: rules, remotes }));
  const style = styleFor(process.stdout);
  for (const { file, line, column, rule, severity, message } of problems) {
    const label = severity === 'error' ? style.red('error') : style.yellow('warning');
    const place = style.bold(printable(`${file}:${line}:${column}`));
    process.stdout.write(`${place}\n  ${label} ${printable(message)} ${style.dim(rule)}\n\n`);
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  process.stdout.write(`${spec}: ${countOf(errors, 'error')}, ${countOf(problems.length - errors, 'warning')}\n`);
  return problems.length === 0 ? 0 : 1;
}
