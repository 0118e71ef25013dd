import { relative } from 'node:path';
import { generate, type GenerateOptions } from '@forgespec/generator/generate';
import type { CheckResult } from './check-result.ts';

/** Checks that the description has no errors, that an output is up to date, and that package.json lists the imported packages. */
export async function checkOutput(options: Omit<GenerateOptions, 'check' | 'force'>): Promise<CheckResult[]> {
  const folder = relative(process.cwd(), options.out) || '.';
  const name = `output ${folder}`;
  const { diagnostics, differences, project, upToDate } = await generate({ ...options, check: true, force: false });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first !== undefined) {
    const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more)`;
    return [
      {
        name,
        status: 'error',
        message: `${first.message}${more}`,
        fix: `${first.fix ?? 'Correct the description.'} \`forgespec lint\` shows the place.`,
      },
    ];
  }
  const count = differences?.length ?? 0;
  const isEdited = differences?.some(({ kind }) => kind === 'edited') === true;
  const fix = isEdited
    ? 'Make the manual changes in the description instead, then `forgespec generate --force`.'
    : 'forgespec generate';
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
    fix: `npm install ${found.name}`,
  }));
  return [state, ...missing];
}
