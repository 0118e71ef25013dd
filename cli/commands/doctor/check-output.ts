import { relative } from 'node:path';
import {
  generateOutputs,
  type GenerateInput,
  type OutputOptions,
  type OutputResult,
} from '@forgespec/generator/generate';
import type { Diagnostic } from '@forgespec/description/diagnostics';
import { findPackageManager, type PackageManager } from '../package-manager.ts';
import type { CheckResult } from './check-result.ts';

/**
 * Checks that the description has no errors, and that each output is up to date. Loads the description only once.
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

/** A result without the subject of its check. */
type Result = Omit<CheckResult, 'name'>;

function resultsOf(out: string, problems: readonly Diagnostic[], output: OutputResult | undefined): CheckResult[] {
  const folder = relative(process.cwd(), out) || '.';
  const name = `output ${folder}`;
  const errors = [...problems, ...(output?.diagnostics ?? [])].filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first !== undefined) return [{ name, ...errorResult(first, errors.length - 1) }];
  const manager = findPackageManager(process.cwd());
  const misfits = (output?.project?.misfits ?? []).map(({ file, message: problem, fix: change }): CheckResult => ({
    name: relative(process.cwd(), file),
    status: 'error',
    message: problem,
    fix: change,
  }));
  return [{ name, ...stateOf(output, manager) }, ...misfits];
}

/** @param more the number of further errors. */
const errorResult = ({ message, fix = 'Correct the description.', location }: Diagnostic, more: number): Result => ({
  status: 'error',
  message: `${message}${more === 0 ? '' : ` (and ${more} more)`}`,
  fix: `${fix}${location === undefined ? '' : ' `forgespec lint` prints the source location.'}`,
});

/** Returns the result of the comparison of an output with the generated code. */
function stateOf({ differences = [], upToDate }: Partial<OutputResult> = {}, { exec }: PackageManager): Result {
  if (upToDate === true) return { status: 'ok', message: 'It is up to date.' };
  const count = differences.length;
  const message = `${count} ${count === 1 ? 'file differs' : 'files differ'} from the generated code.`;
  const isEdited = differences.some(({ kind }) => kind === 'edited');
  const fix = isEdited
    ? `Make the manual changes in the description instead, then run \`${exec} forgespec generate --force\`.`
    : `${exec} forgespec generate`;
  return { status: 'error', message, fix };
}
