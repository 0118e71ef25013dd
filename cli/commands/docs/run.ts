import { relative, resolve } from 'node:path';
import { countOf, createDiagnostics, printable } from '@forgespec/description/diagnostics';
import { readSource } from '@forgespec/description/files';
import type { ContractRun } from '@forgespec/reference/contract-run';
import { reportForeignFolder, updateOutput } from '@forgespec/generator/output';
import { createCallCounter } from '@forgespec/reference/call-counter';
import { createSampleFormatter } from '@forgespec/reference/format-samples';
import { readSite } from '@forgespec/reference/read-site';
import { buildReferenceShell } from '@forgespec/reference/reference-shell';
import { sampleModules } from '@forgespec/reference/sample-modules';
import type { DocsCommandOptions } from './declaration.ts';
import { CommandError } from '../command-error.ts';
import { openInput } from '../open-input.ts';
import { printDiagnostics } from '../print-diagnostics.ts';
import { printFaults } from '../print-faults.ts';
import { withProgress } from '../progress.ts';
import { readIdentity } from '../read-identity.ts';
import { readVersions } from '../read-versions.ts';
import { requirePackages } from '../require-packages.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { handleSignals } from '../stop-signals.ts';

/**
 * Runs `forgespec docs`: builds the site in a folder. A browser can open the site without a server and without a network. Returns the exit
 * code.
 *
 * @param outputs returns the outputs of the config. Default: none.
 */
export async function docsCommand(
  options: DocsCommandOptions,
  outputs: ConfiguredOutputs = async () => [],
): Promise<number> {
  const { out, code, calls, contract: journal, changelog, tagPrefix, site: settings } = options;
  // After a signal, the process must exit normally, so that its exit handlers remove the temporary folder.
  handleSignals();
  const folder = resolve(out);
  const output = createDiagnostics();
  if (reportForeignFolder(folder, output)) {
    printDiagnostics(output.all);
    return 1;
  }
  const counter = createCallCounter();
  for (const line of (await readRecord(calls)).split('\n')) counter.count(line);
  const contract = await readContract(journal);
  const identity = await readIdentity(settings, options.spec);
  const reserved = await reservedNamesOf(outputs);
  const versions = await readVersions(options, { changelog, tagPrefix, reserved });
  // Redocly builds the page of an empty document, in another process, while the description is read.
  const shell = buildReferenceShell();
  // The error is reported when the page is built.
  shell.catch(() => undefined);
  const { finish, ...input } = await openInput(options, { command: 'docs' });
  const source = {
    ...input,
    modules: sampleModules(code),
    engine: undefined,
    shell,
    formatSamples: createSampleFormatter(),
    versions,
    identity,
    reserved,
  };
  const { site, diagnostics } = await withProgress('building the reference', () => readSite(source));
  finish();
  printFaults(diagnostics);
  if (site === undefined) return 1;
  const printed = [
    ...site.paths.map((path) => ({ path, text: site.file(path) ?? '' })),
    { path: 'coverage.html', text: site.coverage({ calls: counter.calls, contract }) },
  ];
  const { upToDate } = updateOutput(folder, printed, () => true, { check: false, force: true }, output);
  printDiagnostics(output.all);
  if (!upToDate) return 1;
  const place = relative(process.cwd(), folder) || '.';
  process.stdout.write(`${place}: ${countOf(printed.length, 'file')}; ${place}/index.html opens without a network\n`);
  return 0;
}

async function readContract(file: string | undefined): Promise<ContractRun | undefined> {
  if (file === undefined) return undefined;
  // Only the results of a contract run need this package, so its module is not loaded before.
  requirePackages('docs --contract', '@forgespec/contract');
  const { readContractRun } = await import('./read-contract-run.ts');
  const run = readContractRun(await readRecord(file));
  if (run !== undefined) return run;
  throw new CommandError(
    `${printable(file)} is not a journal of a contract run. Write one with forgespec contract --report ndjson=FILE.`,
    2,
  );
}

/** Reads a file with recorded requests or results. Returns an empty string if `file` is undefined. */
async function readRecord(file: string | undefined): Promise<string> {
  if (file === undefined) return '';
  const source = await readSource(resolve(file));
  if ('code' in source) throw new CommandError(printable(source.message), 2);
  return source.text;
}
