import { relative } from 'node:path';
import { adapterNames } from '@forgespec/generator/option-values';
import { printable } from '@forgespec/description/diagnostics';
import type { OutputProject, ProjectImports } from '@forgespec/generator/output-project';

/** Returns one line for each setting that `generate` derived from the project of the output folder. */
export function choiceNotes({ imports, adapters, packageFile }: OutputProject): string[] {
  const notes = imports === undefined ? [] : [importNote(imports)];
  if (adapters === undefined) return notes;
  const reason = packageFile === undefined ? ' (there is no package.json)' : `, as ${shown(packageFile)} suggests`;
  const others = adapterNames.filter((name) => !adapters.includes(name));
  const more =
    others.length === 0
      ? ''
      : ` (to select others, set \`adapters\` for the output in the config; there are also ${others.join(', ')})`;
  return [...notes, `server adapters${reason}: ${adapters.join(', ')}${more}`];
}

/** Returns two lines for each setting of the project that does not fit the output: the problem and its fix. */
export const misfitNotes = ({ misfits }: OutputProject): string[] =>
  misfits.flatMap(({ file, message, fix }) => [`${shown(file)} does not fit: ${message}`, `fix: ${fix}`]);

function importNote({ extension, config }: ProjectImports): string {
  if (config === undefined)
    return 'imports end in .ts (there is no tsconfig.json, and Node, Deno and Bun accept such imports)';
  if (extension === 'none') return `imports have no extension, as ${shown(config)} allows`;
  return `imports end in .${extension}, as ${shown(config)} ${extension === 'ts' ? 'allows' : 'requires'}`;
}

const shown = (path: string): string => printable(relative(process.cwd(), path));
