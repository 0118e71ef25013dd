import { resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { readSource } from '@forgespec/description/files';
import { isFault, type SourceFile } from '@forgespec/description/diagnostics';
import { digest, readManifest } from '../output/manifest.ts';
import type { GenerateInput, GenerateResult, OutputExtension, OutputOptions, OutputResult } from '../generate-types.ts';
import { searchedPackageFiles } from '../project/package-file.ts';
import { digestsOfFile } from '../output/file-digests.ts';
import { isOutputError } from '../output/output-error.ts';
import { listOutput, refuseLinkedFolders } from '../output/read-output.ts';
import { updateFolderOf } from '../output/switch/update-folder.ts';
import { isInFolders, type WrittenFiles } from '../output/written-files.ts';
import { areUnchanged, fileState, type FileStates, fileStatesBefore } from './file-state.ts';
import { openRecordFile, type RunRecord } from './run-record.ts';
import { toolFingerprint } from './tool-fingerprint.ts';

/** The files of a loaded description. */
interface LoadedFiles {
  readonly sources: readonly SourceFile[];
  readonly files: readonly string[];
}

/** A run whose result may be the same as the result of the last run. */
export interface ReusableRun {
  /** Returns the result of the last run if nothing has changed since then, and otherwise undefined. */
  unchanged(): Promise<GenerateResult | undefined>;
  /** Saves the result of this run, if the next run may reuse it. */
  save(result: GenerateResult, description: LoadedFiles): void;
}

/**
 * Returns the run for an input and its outputs. Returns undefined if the result also depends on things that cannot be compared: fetched
 * documents, folders with local copies of remote documents (`remotes`), rules, or outputs of other people without a version. A plugin with
 * rules, for example, may read any file. Also returns undefined if an output has a report, or if the folder for the record of the run does not exist.
 */
export function openReusableRun(input: GenerateInput, outputs: readonly OutputOptions[]): ReusableRun | undefined {
  const { spec, remotes = [], rules, reader } = input;
  if (rules !== undefined || reader !== undefined || remotes.length > 0) return undefined;
  if (outputs.some(({ report, extension }) => report === true || !hasVersion(extension))) return undefined;
  const folder = process.cwd();
  const file = openRecordFile(folder, JSON.stringify([resolve(spec), ...outputs.map(({ out }) => resolve(out))]));
  if (file === undefined) return undefined;
  const started = Date.now();
  const key = JSON.stringify([toolFingerprint(), folder, input, outputs.map(lastingOptions)]);

  return {
    async unchanged() {
      const record = file.read();
      if (record === undefined || record.key !== key || !areUnchanged(record.project)) return undefined;
      if (!(await areSameSources(record.sources))) return undefined;
      for (const [index, { written }] of record.outputs.entries()) {
        const out = outputs[index]?.out;
        if (out === undefined || written === undefined || !isUnchangedOutput(resolve(out), written)) return undefined;
      }
      return { diagnostics: record.diagnostics, outputs: record.outputs };
    },
    save(result, description) {
      const record = recordOf(result, description, outputs, started, key);
      if (record !== undefined) file.write(record);
    },
  };
}

/** Returns false for outputs whose code may read any file. */
const hasVersion = (extension: OutputExtension | undefined): boolean =>
  extension === undefined || extension.version !== undefined;

/** Returns the options that affect the output. */
const lastingOptions = ({ check, force, extension, ...options }: OutputOptions): object => ({
  ...options,
  extension: extension?.version,
});

async function areSameSources(sources: FileStates): Promise<boolean> {
  for (const [path, state] of Object.entries(sources)) {
    const source = state === 'missing' ? undefined : await readSource(path);
    const found = source === undefined ? fileState(path) : 'code' in source ? 'missing' : digest(source.text);
    if (found !== state) return false;
  }
  return true;
}

/**
 * Returns the record of a run. Returns undefined if the run failed or found a fault, or if a file of the project may have changed during
 * the run.
 */
function recordOf(
  { diagnostics, outputs: results }: GenerateResult,
  { sources, files }: LoadedFiles,
  outputs: readonly OutputOptions[],
  started: number,
  key: string,
): RunRecord | undefined {
  if (results.length < outputs.length || !results.every(isSound)) return undefined;
  // A fault must be reported with its source location, and a record does not contain source locations.
  if (diagnostics.some(isFault)) return undefined;
  const paths = results.flatMap(({ project }, index) => [
    ...(project?.inputs ?? []),
    ...searchedPackageFiles(resolve(outputs[index]?.out ?? '')),
  ]);
  const project = fileStatesBefore(new Set(paths), started);
  if (project === undefined) return undefined;
  const digests = new Map(sources.map(({ path, text }) => [path, digest(text)]));
  return {
    key,
    sources: Object.fromEntries(files.map((path) => [path, digests.get(path) ?? 'missing'])),
    project,
    diagnostics: diagnostics.map(({ location, ...problem }) => problem),
    outputs: results.map((result) => ({ ...result, differences: [] })),
  };
}

const isSound = ({ upToDate, diagnostics, differences = [] }: OutputResult): boolean =>
  upToDate && diagnostics.length === 0 && differences.every(({ kind }) => kind !== 'foreign');

/**
 * Returns true if an output folder still has exactly the files that a run has written. The manifest and the content of each file are
 * compared.
 */
function isUnchangedOutput(out: string, { digests, folders }: WrittenFiles): boolean {
  const paths = Object.keys(digests);
  if (existsSync(updateFolderOf(out))) return false;
  try {
    refuseLinkedFolders(out, paths);
    const manifest = readManifest(out);
    const isIntact = (path: string): boolean => {
      const listed = manifest.get(path);
      const isListed = listed?.length === 1 && listed[0] === digests[path];
      return isListed && digestsOfFile(out, path)?.text === listed[0];
    };
    return (
      paths.every(isIntact) &&
      listOutput(out).every((path) => Object.hasOwn(digests, path) || !isInFolders(path, folders))
    );
  } catch (error) {
    if (!isOutputError(error)) throw error;
    return false;
  }
}
