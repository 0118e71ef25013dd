import { relative, resolve, sep } from 'node:path';
import { countOf, createDiagnostics, printable, styleFor, suggestion } from '@forgespec/description/diagnostics';
import { loadDescription } from '@forgespec/description/load';
import { buildApi } from '@forgespec/model/from-document';
import type { Api, Area } from '@forgespec/model';
import { outputFolderOf } from '@forgespec/generator/output';
import { emitterNames } from '@forgespec/generator/option-values';
import { scaffold, type ScaffoldedFile } from '@forgespec/generator/scaffold';
import type { ScaffoldCommandOptions } from './declaration.ts';
import { CommandError } from '../command-error.ts';
import { openInput } from '../open-input.ts';
import { printFaults } from '../print-faults.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { withProgress } from '../progress.ts';

/** Runs `forgespec scaffold`. Returns the exit code: 1 if the description has errors, or if the user must edit a file by hand. */
export async function scaffoldCommand(options: ScaffoldCommandOptions, outputs: ConfiguredOutputs): Promise<number> {
  const reserved = await reservedNamesOf(outputs);
  const { out, generated, area, importExtensions } = options;
  refuseOutputFolder(out);
  const diagnostics = createDiagnostics();
  const { spec, finish, ...input } = await openInput(options, { command: 'scaffold' });
  const description = await withProgress('reading the description', () => loadDescription(spec, diagnostics, input));
  finish();
  const api = description === undefined ? undefined : buildApi(description, diagnostics, reserved);
  printFaults(diagnostics.all);
  if (api === undefined || diagnostics.hasErrors) return 1;
  const files = scaffold(api, {
    out: resolve(out),
    generated: resolve(generated),
    areas: area?.map((name) => areaNamed(name, api)),
    importExtensions,
  });
  const lines = [...files.flatMap(reportOf), ...summaryOf(files)];
  process.stdout.write(`${lines.join('\n')}\n`);
  return files.some(({ problem, surplus }) => problem !== undefined || surplus.length > 0) ? 1 : 0;
}

/**
 * Rejects a folder of generated code. The user writes handlers by hand, and the next `generate` could overwrite or delete them.
 */
function refuseOutputFolder(out: string): void {
  const folder = outputFolderOf(resolve(out));
  if (folder === undefined) return;
  const [first = ''] = relative(folder, resolve(out)).split(sep);
  // An output folder may also contain folders that the user writes by hand. Only the folders that `generate` writes are rejected, such as
  // `client`.
  if (first !== '' && !emitterNames.some((name) => name === first)) return;
  const place = printable(relative(process.cwd(), folder) || '.');
  throw new CommandError(
    `Handlers must not be in ${place}, because \`generate\` writes there. Name another folder with --out.`,
    2,
  );
}

function areaNamed(name: string, { areas }: Api): Area {
  const area = areas.find(
    (candidate) => candidate.name === name || candidate.file === name || candidate.title === name,
  );
  if (area !== undefined) return area;
  const near = suggestion(
    name,
    areas.map((candidate) => candidate.name),
  );
  throw new CommandError(`There is no area "${name}".${near === undefined ? '' : ` Did you mean ${near}?`}`, 2);
}

function reportOf({ path, isNew, added, surplus, problem }: ScaffoldedFile): string[] {
  const style = styleFor(process.stdout);
  const shown = (file: string): string => style.bold(printable(relative(process.cwd(), file)));
  const file = shown(path);
  if (isNew) return [`${file} is new: ${countOf(added.length, 'member')}`];
  return [
    ...added.map((name) => `${file} has a new member ${printable(name)}`),
    ...surplus.map(
      (member) =>
        `${shown(member.path)}:${member.line}:${member.column} ${printable(member.name)} is no longer in the description; delete this member, or rename it`,
    ),
    ...(problem === undefined ? [] : [`${file} was not changed: ${printable(problem)}`]),
  ];
}

/** The largest number of operations that the summary names. */
const mostNames = 10;

/** Returns the number of operations whose handlers are not written yet. If no file has changed or needs a change, also says so. */
function summaryOf(files: readonly ScaffoldedFile[]): string[] {
  const unwritten = files.flatMap(({ area, isNew, added, unwritten: names }) =>
    area === undefined ? [] : [...names, ...(isNew ? [] : added)].map((name) => `${area}.${name}`),
  );
  const isComplete = files.every(({ added, surplus, problem }) => added.length + surplus.length === 0 && !problem);
  if (unwritten.length === 0) return isComplete ? ['Every operation has its handler.'] : [];
  const count = unwritten.length === 1 ? '1 operation responds' : `${unwritten.length} operations respond`;
  const names = unwritten.slice(0, mostNames).map(printable).join(', ');
  const others = unwritten.length > mostNames ? `, and ${unwritten.length - mostNames} more` : '';
  return [`${count} with 501, because the handler only calls notImplemented: ${names}${others}`];
}
