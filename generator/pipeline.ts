/** The second step of a run: the description is loaded and checked. The next step, for each output, is `start-output.ts`. */

import { resolve } from 'node:path';
import { loadDescription, partOfDescription, type Description } from '@forgespec/description/load';
import type { OperationSelection } from '@forgespec/description/openapi';
import { reportSecondOpinion } from '@forgespec/description/report-structure';
import type { Api } from '@forgespec/model';
import { buildApi, receivedDescription } from '@forgespec/model/from-document';
import { combinedFindings, inspectDescription } from '@forgespec/model/check';
import { createDiagnostics, isFault, type Diagnostic, type Diagnostics } from '@forgespec/description/diagnostics';
import type { ReservedNames } from '@forgespec/model/names';
import { inSection } from '@forgespec/description/results';
import { isOutputError } from './output/output-error.ts';
import { finishInterruptedUpdate } from './output/switch/change-output.ts';
import type { CompilerThread } from './compiler-thread/compiler-thread.ts';
import type { GenerateInput, GenerateResult, OutputOptions, OutputResult } from './generate-types.ts';
import { reservedWith } from './reserved-names.ts';
import { startOutput } from './start-output.ts';

/** Optional functions. They receive the results of phases, or add findings to the result. */
export interface PipelineTools {
  /** Returns the findings of rules. Returns undefined if the rules do not run. The findings are reported, but do not prevent writing. */
  readonly runRules?: (description: Description) => Promise<readonly Diagnostic[]> | undefined;
  /** Receives the result without the findings of rules, as soon as the outputs are written or the description is refused. */
  readonly onWritten?: (result: GenerateResult) => void;
}

/**
 * Runs all phases, from the description to the output folders. If the description has errors, nothing is written. The findings of rules do
 * not count as errors.
 *
 * @param thread the compiler thread. The caller stops it.
 */
export async function runPipeline(
  input: GenerateInput,
  outputs: readonly OutputOptions[],
  thread: CompilerThread,
  { runRules, onWritten }: PipelineTools = {},
): Promise<GenerateResult> {
  const loading = createDiagnostics();
  for (const { out, check } of outputs) if (!check) repairOutput(resolve(out));
  const detectedImports = outputs.map(({ out, declarationMaps }) =>
    declarationMaps === true ? undefined : thread.importsOfProject(resolve(out)),
  );

  // 1 load: split YAML → one document, and the source location of each node
  const selections = selectionsOf(outputs);
  const description = await loadDescription(input.spec, loading, { ...input, selections });
  if (description === undefined) return { diagnostics: loading.all, outputs: [] };
  const findings = runRules?.(description);

  // 2 model: document → plain data, resolved, named and checked
  const reservedNames = reservedWith(outputs.flatMap(({ extension }) => extension?.reservedNames ?? []));
  const { api, diagnostics } = inspectDescription(description, loading.all, reservedNames);
  const described: Described = { description, api };
  const received = outputs.some(({ webhooks }) => webhooks === true)
    ? receiverOf(description, diagnostics, reservedNames)
    : undefined;

  // 3 emit and 4 write. The document is validated while the formatter, in other threads, formats the first output.
  const partFor = ({ webhooks, operations }: OutputOptions): Described => {
    if (webhooks === true && received !== undefined) return received;
    const isWhole = operations === undefined || selections?.length === 1;
    return isWhole ? described : partOf(description, operations, reservedNames);
  };
  const start = (options: OutputOptions, index: number) => {
    const task = { ...partFor(options), options, thread };
    return inSection(nameOf(options), () => startOutput({ ...task, detectedImports: detectedImports[index] }));
  };
  const isRefused = (): boolean =>
    diagnostics.hasErrors ||
    (input.strict === true &&
      combinedFindings(description, diagnostics.all, undefined, input).some(({ severity }) => severity === 'error'));
  const [first] = isRefused() ? [] : outputs.slice(0, 1).map(start);
  await reportSecondOpinion(description, diagnostics);
  const results: OutputResult[] = [];
  for (const [index, options] of isRefused() ? [] : outputs.entries()) {
    const output = (index === 0 ? first : undefined) ?? start(options, index);
    results.push(await inSection(nameOf(options), () => output.write(input)));
  }
  const resultWith = (found: readonly Diagnostic[] | undefined): GenerateResult => ({
    diagnostics: combinedFindings(description, diagnostics.all, found, input),
    outputs: results,
  });
  // If the description has faults, the findings of rules are not reported.
  if (findings !== undefined && !diagnostics.all.some(isFault)) {
    onWritten?.(resultWith(undefined));
    return resultWith(await findings);
  }
  const result = resultWith(undefined);
  onWritten?.(result);
  return result;
}

/** A description and its model. */
interface Described {
  readonly description: Description;
  readonly api: Api;
}

/** Returns the different selections of the outputs. Returns undefined if an output has all operations. */
function selectionsOf(outputs: readonly OutputOptions[]): readonly OperationSelection[] | undefined {
  const selections = new Map<string, OperationSelection>();
  for (const { operations } of outputs) {
    if (operations === undefined) return undefined;
    selections.set(JSON.stringify(operations), operations);
  }
  return [...selections.values()];
}

/** Returns the description and the model of the operations of an output. Their problems were already found in the whole description. */
function partOf(description: Description, selection: OperationSelection, reservedNames: ReservedNames): Described {
  const part = partOfDescription(description, selection);
  const api = inSection(`part ${JSON.stringify(selection)}`, () => buildApi(part, createDiagnostics(), reservedNames));
  return { description: part, api };
}

/** Returns the name of an output among the outputs of a run. */
const nameOf = ({ out }: OutputOptions): string => `output ${resolve(out)}`;

/**
 * Repairs the output of a run that was killed, also if the description now has errors. An error of the file system is reported when the
 * output is written.
 */
function repairOutput(folder: string): void {
  try {
    finishInterruptedUpdate(folder);
  } catch (error) {
    if (!isOutputError(error)) throw error;
  }
}

/**
 * Returns the description and the model of the server that receives the webhooks and callbacks of an API. If there are none, reports an
 * error and returns undefined.
 */
function receiverOf(
  description: Description,
  diagnostics: Diagnostics,
  reservedNames: ReservedNames,
): Described | undefined {
  const receiver = receivedDescription(description);
  if (receiver === undefined) {
    const message =
      'The description has neither webhooks nor callbacks, so there is nothing to generate for `webhooks`.';
    diagnostics.error('webhooks-missing', message, 'Describe them, or generate this output without `webhooks`.');
    return undefined;
  }
  const found = createDiagnostics();
  const api = inSection('receiver', () => buildApi(receiver, found, reservedNames));
  diagnostics.addAll(found.all);
  return { description: receiver, api };
}
