import { relative } from 'node:path';
import {
  generateOutputs,
  type GenerateInput,
  type OutputOptions,
  type OutputResult,
} from '@forgespec/generator/generate';
import type { Diagnostic } from '@forgespec/description/diagnostics';
import { findPackageManager } from '../init/package-manager.ts';
import type { CheckResult } from './check-result.ts';

/**
 * Checks that the description has no errors, that each output is up to date, and that package.json lists the packages that each
 * output imports. Loads the description only once.
 *
 * @returns the results for each output.
 */
export async function checkOutputs(
  input: GenerateInput,
  outputs: readonly Omit<OutputOptions, 'check' | 'force'>[],
): Promise<CheckResult[][]> {
  const options = outputs.map((output) => ({ ...output, check: true, force: false }));
  const { diagnostics, outputs: results } = await generateOutputs(input, options);
  return outputs.map(({ out }, index) => resultsOf(out, diagnostics, results[index]));
}

function resultsOf(out: string, problems: readonly Diagnostic[], output: OutputResult | undefined): CheckResult[] {
  const folder = relative(process.cwd(), out) || '.';
  const name = `output ${folder}`;
  const { differences, project, upToDate = false } = output ?? {};
  const diagnostics = [...problems, ...(output?.diagnostics ?? [])];
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first !== undefined) {
    const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more)`;
    return [
      {
        name,
        status: 'error',
        message: `${first.message}${more}`,
        fix: `${first.fix ?? 'Correct the description.'}${first.place === undefined ? '' : ' `forgespec lint` prints the source location.'}`,
      },
    ];
  }
  const manager = findPackageManager(process.cwd());
  const count = differences?.length ?? 0;
  const isEdited = differences?.some(({ kind }) => kind === 'edited') === true;
  const fix = isEdited
    ? `Make the manual changes in the description instead, then run \`${manager.exec} forgespec generate --force\`.`
    : `${manager.exec} forgespec generate`;
  const state: CheckResult = upToDate
    ? { name, status: 'ok', message: 'It is up to date.' }
    : {
        name,
        status: 'error',
        message: `${count} ${count === 1 ? 'file differs' : 'files differ'} from the generated code.`,
        fix,
      };
  const missing = (project?.missingPackages ?? []).map((found): CheckResult => ({
    name: 'package.json',
    status: 'error',
    message: `The ${found.folder} in ${folder} imports ${found.name}, which package.json does not list.`,
    fix: `${manager.addDependency} ${found.name}`,
  }));
  const misfits = (project?.misfits ?? []).map(({ file, message: problem, fix: change }): CheckResult => ({
    name: relative(process.cwd(), file),
    status: 'error',
    message: problem,
    fix: change,
  }));
  return [state, ...missing, ...misfits];
}
