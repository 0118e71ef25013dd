import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sourceName } from '../diagnostics/source-file.ts';
import { RulesError } from './rules-error.ts';
import type { RuleOptions } from './run-rules.ts';

/** The message that the thread sends: the findings of the rules, or an exception. The fix is defined if the rules are faulty. */
export type RulesResult =
  | { readonly findings: readonly Diagnostic[] }
  | { readonly failure: string; readonly fix: string | undefined };

/** A run of the rules in a separate thread. */
export interface RulesRun {
  /** Rejects if a rule throws an exception, and with a {@link RulesError} if the rules are faulty. */
  readonly findings: Promise<readonly Diagnostic[]>;
  /** Ends the thread, even if it is working. */
  stop(): Promise<unknown>;
}

/** Runs the rules in a thread, because loading the rules takes as long as the rest of a small generation. */
export function runRulesInThread(options: RuleOptions): RulesRun {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  // A plugin may print something. Only the result of the command is printed on stdout.
  const worker = new Worker(new URL(`rules-thread.worker.${extension}`, import.meta.url), {
    workerData: options,
    stdout: true,
  });
  worker.stdout.pipe(process.stderr, { end: false });
  const file = sourceName(options.rules ?? 'the rules');
  // A rule can end the thread without a message: with `process.exit()`, or by waiting for a promise that never settles.
  const ended = once(worker, 'exit').then((): RulesResult[] => {
    const failure = `A rule or plugin of ${file} ends its thread, or waits for a promise that never settles.`;
    return [{ failure, fix: 'Correct the rule or plugin.' }];
  });
  const findings = Promise.race([once(worker, 'message'), ended]).then(([result]: RulesResult[]) => {
    if (result !== undefined && 'findings' in result) return result.findings;
    if (result?.fix !== undefined) throw new RulesError(result.failure, result.fix);
    throw new Error(result?.failure ?? 'The rules have no result.');
  });
  // If the description has errors, nobody awaits the findings. A failure of the rules must not end the process then.
  findings.catch(() => undefined);
  return { findings, stop: () => worker.terminate() };
}
