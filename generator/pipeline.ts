import { resolve } from 'node:path';
import { loadDescription } from './1-load/load.ts';
import { reportSecondOpinion } from './1-load/report-structure.ts';
import { importedPackages } from './4-write/imported-packages.ts';
import { updateOutput } from './4-write/update-output.ts';
import { combinedFindings } from './check/combined-findings.ts';
import { inspectDescription } from './check/inspect-description.ts';
import { emit } from './emit.ts';
import type { GenerateOptions, GenerateResult } from './generate.ts';
import type { CompilerThread } from './compiler-thread.ts';
import { readPackageFile } from './project/package-file.ts';
import { reportConfig } from './project/report-config.ts';
import { adaptersFor } from './project/server-adapters.ts';
import { placesOf } from './report/places.ts';
import { reportText } from './report/report.ts';
import { usedKeywords } from './report/used-keywords.ts';
import { createDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';

/**
 * Runs all phases, from the description to the output folder. If the description has errors, or an output file was edited by hand,
 * nothing is written.
 *
 * @param thread the compiler thread. The caller stops it.
 * @param findings the findings of rules. They are reported, and do not prevent writing. Undefined if the rules do not run.
 */
export async function runPipeline(
  options: GenerateOptions,
  thread: CompilerThread,
  findings?: Promise<readonly Diagnostic[]>,
): Promise<GenerateResult> {
  const loading = createDiagnostics();
  const failed = (all: readonly Diagnostic[]) => ({
    diagnostics: all,
    differences: undefined,
    upToDate: false,
    fileCount: 0,
  });
  const out = resolve(options.out);
  const packageFile = readPackageFile(out);
  const detectedImports = options.importExtensions === undefined ? thread.importsOfProject(out) : undefined;

  // 1 load: split YAML → one document, and the source location of each node
  const description = await loadDescription(options.spec, loading, { remotes: options.remotes ?? [] });
  if (description === undefined) return failed(loading.all);
  const { document } = description;
  const needsTypes = options.only?.includes('types') ?? true;
  const types = needsTypes ? thread.openapiTypes(document) : Promise.resolve('');

  // 2 model: document → plain data, resolved, named and checked
  const { api, diagnostics } = inspectDescription(description, loading.all);

  // 3 emit: model → modules → formatted text. The document is validated while the compiler thread prints.
  const { assertFormats: assertsFormats = true, places: hasPlaces = false, report: isReported = false } = options;
  const used = hasPlaces || isReported ? usedKeywords(api, description) : [];
  const places = hasPlaces ? placesOf(used) : undefined;
  const adapters = options.adapters ?? adaptersFor(packageFile);
  const extension = options.importExtensions ?? detectedImports?.then((imports) => imports.extension) ?? 'ts';
  const input = { api, document, types, assertsFormats, places, adapters };
  const emitting = diagnostics.hasErrors ? undefined : emit(input, thread, extension, options.only);
  // Prevents an unhandled rejection: emitting an invalid document may fail, but then only the errors of the document are reported.
  emitting?.catch(() => undefined);
  await reportSecondOpinion(description, diagnostics);
  const imports = await detectedImports;
  if (imports !== undefined) reportConfig(imports, diagnostics);
  const reported = async () => combinedFindings(description, diagnostics.all, await findings, options.severities);
  if (emitting === undefined || diagnostics.hasErrors) return failed(await reported());
  const { files, owns } = await emitting;

  // 4 write: formatted text → files, or a comparison with the existing files
  const update = updateOutput(out, files, owns, options, diagnostics);
  const report = isReported ? reportText(used, assertsFormats) : undefined;
  const project = {
    imports,
    adapters: options.adapters === undefined && owns('server') ? adapters : undefined,
    packageFile: packageFile?.path,
    missingPackages: importedPackages(files).filter(({ name }) => !packageFile?.dependencies.has(name)),
  };
  return { ...update, diagnostics: await reported(), fileCount: files.length, report, project };
}
