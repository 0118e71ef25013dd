/**
 * The third step of a run: the options of one output select the parts of the model. The next step is `emit.ts`. Then `declarations/` adds
 * declarations, if the options require them, and `output/update-output.ts` writes the files.
 */

import { relative, resolve } from 'node:path';
import type { Description } from '@forgespec/description/load';
import { isXml } from '@forgespec/templates/shared/media-type';
import type { Api } from '@forgespec/model';
import { hasReceivedRequests } from '@forgespec/model/from-document';
import { longNumbersIn, withRepresentations } from '@forgespec/model/represent';
import type { EnumForm, Int64Type } from '@forgespec/model/type-choices';
import {
  createDiagnostics,
  type Diagnostics,
  type SeverityChoices,
  withSeverities,
} from '@forgespec/description/diagnostics';
import { readManifest } from './output/manifest.ts';
import { updateOutput } from './output/update-output.ts';
import { isInFolders } from './output/written-files.ts';
import type { CompilerThread } from './compiler-thread/compiler-thread.ts';
import { declarationFiles } from './declarations/declaration-files.ts';
import { sourceNamesOf } from './declarations/source-names.ts';
import { emit, type Emitted } from './emit.ts';
import { emitters } from './emitters.ts';
import type { EmitInput } from './emitters/emitter.ts';
import type { OutputOptions, OutputResult } from './generate-types.ts';
import type { ImportExtension } from './import-extensions.ts';
import { misfitsOf } from './project/misfits.ts';
import { readPackageFile } from './project/package-file.ts';
import type { ProjectImports } from './project/output-project.ts';
import { adaptersFor } from './project/server-adapters.ts';
import { placesOf, usedKeywords } from './report/used-keywords.ts';
import { reportText } from './report/report.ts';
import { unexpressedParts } from './report/unexpressed-parts.ts';

/** True for the types of integers of 64 bits for which the output contains literals such as `1n`, which need ES2020. */
const usesBigints: Readonly<Record<Int64Type, boolean>> = { number: false, bigint: true, string: false };

/** True for the forms of enums with a constant object for each enum. */
const hasConstants: Readonly<Record<EnumForm, boolean>> = { union: false, constants: true };

/** A description without errors, and the options of one output. */
export interface OutputTask {
  readonly options: OutputOptions;
  readonly description: Description;
  readonly api: Api;
  readonly thread: CompilerThread;
  /**
   * The extension of relative imports that the project requires, with its reason. Undefined if the options determine
   * the extension.
   */
  readonly detectedImports: Promise<ProjectImports> | undefined;
}

/** An output whose modules are being emitted. */
export interface StartedOutput {
  /** Waits for all modules, and writes them or compares them with the existing files. */
  write(choices?: SeverityChoices): Promise<OutputResult>;
}

/** Returns true if a body of an operation is XML with a schema. */
const hasXml = ({ areas }: Api): boolean =>
  areas.some(({ operations }) =>
    operations.some(({ body, responses }) =>
      [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)].some(
        ({ mediaType, schema }) => schema !== undefined && isXml(mediaType),
      ),
    ),
  );

/** Starts to emit the modules of an output: model → modules → formatted text. */
export function startOutput(task: OutputTask): StartedOutput {
  const { options, description, api: model, detectedImports } = task;
  const { assertFormats: assertsFormats = true, places: hasPlaces = false, report: isReported = false } = options;
  const { schemas: selection = 'reached' } = options;
  const schemas = selection === 'all' ? model.schemas : model.schemas.filter(({ isReached }) => isReached);
  const reached = { ...model, schemas };
  const api = withRepresentations(reached, options, longNumbersIn(description));
  const out = resolve(options.out);
  const packageFile = readPackageFile(out);
  const used = hasPlaces || isReported ? usedKeywords(api, description) : [];
  const places = hasPlaces ? placesOf(used) : undefined;
  const adapters = options.adapters ?? adaptersFor(packageFile);
  const extension =
    options.declarationMaps === true
      ? 'js'
      : (options.importExtensions ?? detectedImports?.then((imports) => imports.extension) ?? 'ts');
  const hasEnumConstants = hasConstants[options.enums ?? 'union'];
  const hasBigints = usesBigints[options.int64 ?? 'number'];
  const { document } = description;
  const input = { api, document, assertsFormats, places, hasEnumConstants, adapters };
  const found = createDiagnostics();
  const emitting = emitExtended(input, task, extension, found);
  // Prevents an unhandled rejection: the promise is awaited only after other work.
  emitting.catch(() => undefined);

  return {
    async write(choices = {}) {
      const diagnostics = createDiagnostics();
      const imports = await detectedImports;
      const derived = options.importExtensions === undefined ? imports : undefined;
      if (derived !== undefined) reportConfig(derived, diagnostics);
      const emitted = diagnostics.hasErrors ? undefined : await filesOf(emitting, task, api, diagnostics);
      diagnostics.addAll(found.all);
      if (emitted === undefined || diagnostics.hasErrors)
        return { diagnostics: diagnostics.all, differences: undefined, upToDate: false, fileCount: 0 };
      const { files, folders } = emitted;
      const owned = (path: string): boolean => isInFolders(path, folders);
      const { differences, upToDate, digests } = updateOutput(out, files, owned, options, diagnostics);
      const report = isReported
        ? reportText(used, unexpressedParts(api, description), assertsFormats, options)
        : undefined;
      const project = {
        imports: derived,
        inputs: imports?.inputs ?? [],
        misfits: imports === undefined ? [] : misfitsOf({ ...imports, out, packageFile, hasBigints }),
        adapters: options.adapters === undefined && folders.includes('server') ? adapters : undefined,
        packageFile: packageFile?.path,
      };
      const reported = withSeverities(diagnostics.all, choices);
      const emitsSchemas = folders.includes('types') || folders.includes('validators');
      return {
        differences,
        upToDate,
        written: digests === undefined ? undefined : { digests, folders },
        diagnostics: reported,
        fileCount: files.length,
        omitsWebhooks: !api.isReceived && hasReceivedRequests(document),
        hasXml: hasXml(api),
        omittedSchemas: emitsSchemas ? model.schemas.length - schemas.length : 0,
        hasOnlySchemas: emitsSchemas && selection === 'reached' && model.hasOnlySchemas && schemas.length > 0,
        report,
        project,
      };
    },
  };
}

/** Reports an error if the tsconfig.json cannot be read completely. The extension of imports is then unknown. */
function reportConfig({ config = '', problem }: ProjectImports, diagnostics: Diagnostics): void {
  if (problem === undefined) return;
  const message = `${relative(process.cwd(), config)} cannot be read completely: ${problem.replace(/\.$/u, '')}.`;
  const fix =
    'Correct the file, or install the package that it extends. Or set `importExtensions` for the output in the config.';
  diagnostics.error('tsconfig-unreadable', message, fix);
}

/** Runs the emitters. If the options have an extension, it adds emitters and changes types. */
async function emitExtended(
  input: EmitInput,
  { options, description }: OutputTask,
  extension: ImportExtension | Promise<ImportExtension>,
  diagnostics: Diagnostics,
): Promise<Emitted> {
  const extended = options.extension?.apply(input.api, description, diagnostics);
  const { api = input.api, emitters } = extended ?? {};
  const { files, folders } = await emit({ ...input, api }, extension, options.only, emitters);
  return { files, folders: [...folders, ...formerFolders(resolve(options.out), folders)] };
}

/** Waits for the files of an output. Returns undefined if the extension fails, and reports its error. */
async function filesOf(
  emitting: ReturnType<typeof emitExtended>,
  { options, description, thread }: OutputTask,
  api: Api,
  diagnostics: Diagnostics,
): Promise<Emitted | undefined> {
  try {
    const emitted = await emitting;
    if (options.declarationMaps !== true) return emitted;
    const names = sourceNamesOf(api, description);
    return { ...emitted, files: await declarationFiles(emitted.files, resolve(options.out), names, thread) };
  } catch (error) {
    if (options.extension === undefined) throw error;
    options.extension.reportFailure(error, diagnostics);
    return undefined;
  }
}

/** Returns the folders of outputs of other people that an earlier run has written, and that are not in the config any more. */
function formerFolders(out: string, folders: readonly string[]): string[] {
  const known = new Set([...folders, ...Object.values(emitters).map(({ owns }) => owns), 'shared']);
  const found = [...readManifest(out).keys()].map((path) => path.split('/', 1).join('/'));
  return [...new Set(found)].filter((folder) => !known.has(folder));
}
