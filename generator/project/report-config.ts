import { relative } from 'node:path';
import type { Diagnostics } from '@forgespec/description/diagnostics';
import type { ProjectImports } from './project-imports.ts';

/** Reports an error if the tsconfig.json cannot be read completely. The extension of imports is then unknown. */
export function reportConfig({ config = '', problem }: ProjectImports, diagnostics: Diagnostics): void {
  if (problem === undefined) return;
  const message = `${relative(process.cwd(), config)} cannot be read completely: ${problem.replace(/\.$/u, '')}.`;
  const fix =
    'Correct the file, or install the package that it extends. Or set the extension of imports with --import-extensions.';
  diagnostics.error('tsconfig-unreadable', message, fix);
}
