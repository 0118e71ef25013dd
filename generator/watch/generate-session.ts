import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileReader } from '@forgespec/description/load';
import { isFetched, type Diagnostic } from '@forgespec/description/diagnostics';
import { givenFilesOf, runRulesInThread } from '@forgespec/description/lint';
import { createMemory, openRuns } from '@forgespec/description/results';
import { templateOf } from '../output/templates.ts';
import { openCompilerThread } from '../compiler-thread/compiler-thread.ts';
import type { GenerateInput, GenerateResult, OutputOptions, OutputResult } from '../generate-types.ts';
import { packageRoot } from '../package-root.ts';
import { runPipeline, type PipelineTools } from '../pipeline.ts';
import { searchedPaths } from '../project/nearest-file.ts';
import { createKeptFiles } from './keep-files.ts';

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

/**
 * The time, in milliseconds, that a run waits before it starts the rules. If the run is interrupted in this time, the rules do not start.
 * Without this wait, many quick edits would start many threads, which need much memory.
 */
const QUIET_MILLISECONDS = 50;

export function openGenerateSession(): GenerateSession {
  const thread = openCompilerThread();
  const kept = createKeptFiles();
  const memory = createMemory();
  const runs = openRuns();
  let known: ReadonlySet<string> = new Set();
  let interruption = Promise.withResolvers<undefined>();

  return {
    async run(input, outputs, { onRead, onWritten }) {
      const { spec, remotes = [], rules, severities = {}, reader = fileReader } = input;
      const isFirst = known.size === 0;
      interruption = Promise.withResolvers();
      let isInterrupted = false;
      const isWritten = Promise.withResolvers<boolean>();
      let stopRules: (() => Promise<unknown>) | undefined;
      let named: readonly string[] = [];
      try {
        const tools: PipelineTools = {
          parse: kept.parse,
          memory,
          onWritten(written) {
            onWritten(written);
            isWritten.resolve(written.outputs.length > 0);
          },
          runRules(description) {
            named = description.files;
            if (rules === undefined) return undefined;
            const given = givenFilesOf(description);
            // The rules start after the outputs are written, because the rules would slow down the generator. If the description has
            // errors, the rules do not run.
            const findings = isWritten.promise.then(async (hasOutputs): Promise<readonly Diagnostic[]> => {
              if (hasOutputs && !isFirst) await Promise.race([pause(QUIET_MILLISECONDS), interruption.promise]);
              if (!hasOutputs || isInterrupted) return [];
              const run = runRulesInThread({ spec, remotes, rules, severities, given });
              stopRules = run.stop;
              return run.findings;
            });
            const interrupted = interruption.promise.then((): readonly Diagnostic[] => {
              isInterrupted = true;
              return [];
            });
            return Promise.race([findings, interrupted]);
          },
        };
        const run = () => runPipeline({ ...input, reader: kept.reader(reader, onRead) }, outputs, thread, tools);
        // If the description has errors, the run is not complete.
        const result = await runs.run(run, ({ outputs: written }) => written.length > 0);
        if (result.outputs.length > 0) memory.endRun();
        const projects = result.outputs.flatMap((output, index) =>
          filesOfOutput(output, resolve(outputs[index]?.out ?? '')),
        );
        const files = new Set([...kept.endLoad(), ...named, ...rulesFiles(rules), ...projects]);
        // A description with errors has no output, so the files of the project are unknown. These files are probably the same as before.
        if (result.outputs.length === 0) for (const file of known) files.add(file);
        known = files;
        return { ...result, files: [...files].filter((file) => !isFetched(file)), isInterrupted };
      } finally {
        await stopRules?.();
      }
    },
    interrupt: () => interruption.resolve(undefined),
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
  return [...(project?.inputs ?? []), ...searchedPaths(out, 'package.json'), ...templates];
}
