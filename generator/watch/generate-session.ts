import { dirname, join, resolve } from 'node:path';
import { fileReader } from '@forgespec/description/load';
import { isFetched } from '@forgespec/description/diagnostics';
import { openRuns } from '@forgespec/description/results';
import { templateOf } from '../output/templates.ts';
import { openCompilerThread } from '../compiler-thread/compiler-thread.ts';
import type { GenerateInput, GenerateResult, OutputOptions, OutputResult } from '../generate-types.ts';
import { packageRoot } from '../package-root.ts';
import { runPipeline, type PipelineTools } from '../pipeline.ts';
import { searchedPackageFiles } from '../project/package-file.ts';
import { DelayedRules } from './delayed-rules.ts';
import { RequestedFiles } from './requested-files.ts';

/** The functions that a run calls before it ends. */
export interface RunEvents {
  /** Receives the absolute path of each file of the description, before the file is read. */
  readonly onRead: (path: string) => void;
  /**
   * Receives the result without the findings of rules. The function is called as soon as the outputs are written. If the description has
   * errors, the result has no outputs. If the description cannot be loaded, the function is not called.
   */
  readonly onWritten: (result: GenerateResult) => void;
}

/** The result of a run of a session. */
export interface SessionResult extends GenerateResult {
  /** The absolute paths of the files on which the result depends. Some of these files may be missing. */
  readonly files: readonly string[];
  /** True if {@link GenerateSession.interrupt} has ended the rules. The diagnostics then lack the findings of the rules. */
  readonly isInterrupted: boolean;
}

/**
 * Runs the generator many times in one process. A run parses a file again only if the file has changed since the previous run, and prints a
 * module again only if the module has changed.
 */
export interface GenerateSession {
  /** Does the same as `generateOutputs`. The previous run must have ended. */
  run(input: GenerateInput, outputs: readonly OutputOptions[], events: RunEvents): Promise<SessionResult>;
  /** Ends the rules of the current run, so that the next run can start. */
  interrupt(): void;
  close(): Promise<void>;
}

export function openGenerateSession(): GenerateSession {
  const thread = openCompilerThread();
  const requested = new RequestedFiles();
  const runs = openRuns();
  let known: ReadonlySet<string> = new Set();
  let delayed: DelayedRules | undefined;

  return {
    async run(input, outputs, { onRead, onWritten }) {
      const rules = new DelayedRules(input, known.size === 0);
      delayed = rules;
      let named: readonly string[] = [];
      const tools: PipelineTools = {
        onWritten(written) {
          onWritten(written);
          rules.start(written.outputs.length > 0);
        },
        runRules(description) {
          named = description.files;
          return rules.findings(description);
        },
      };
      const reader = requested.reader(input.reader ?? fileReader, onRead);
      try {
        // If the description has errors, the run is not complete.
        const isComplete = (result: GenerateResult): boolean => result.outputs.length > 0;
        const result = await runs.run(() => runPipeline({ ...input, reader }, outputs, thread, tools), isComplete);
        const projects = result.outputs.flatMap((output, index) =>
          filesOfOutput(output, resolve(outputs[index]?.out ?? '')),
        );
        const files = new Set([...requested.endLoad(), ...named, ...rulesFiles(input.rules), ...projects]);
        // A description with errors has no output, so the files of the project are unknown. These files are probably the same as before.
        if (!isComplete(result)) for (const file of known) files.add(file);
        known = files;
        const { isInterrupted } = rules;
        return { ...result, files: [...files].filter((file) => !isFetched(file)), isInterrupted };
      } finally {
        await rules.stop();
      }
    },
    interrupt: () => delayed?.interrupt(),
    close: async () => void (await thread.stop()),
  };
}

/** Returns the files in which the rules are configured. */
const rulesFiles = (rules: string | undefined): string[] =>
  rules === undefined ? [] : [resolve(rules), join(dirname(resolve(rules)), '.redocly.lint-ignore.yaml')];

/** Returns the files of the project, and the copied templates, from which an output was created. */
function filesOfOutput({ project, written }: OutputResult, out: string): string[] {
  const templates = Object.keys(written?.digests ?? {})
    .map(templateOf)
    .filter((template) => template !== undefined)
    .map((template) => join(packageRoot, 'templates', template));
  return [...(project?.inputs ?? []), ...searchedPackageFiles(out), ...templates];
}
