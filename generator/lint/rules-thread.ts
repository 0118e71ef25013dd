import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RuleOptions } from './run-rules.ts';

/** The message that the thread sends: the findings of the rules, or the message of an exception. */
export type RulesResult = { readonly findings: readonly Diagnostic[] } | { readonly failure: string };

/** A run of the rules in a separate thread. */
export interface RulesRun {
  /** Rejects if a rule throws an exception. */
  readonly findings: Promise<readonly Diagnostic[]>;
  /** Ends the thread, even if it is working. */
  stop(): Promise<unknown>;
}

/** Runs the rules in a thread, because loading the rules takes as long as the rest of a small generation. */
export function runRulesInThread(options: RuleOptions): RulesRun {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`rules-thread.worker.${extension}`, import.meta.url), { workerData: options });
  // A rule can end the thread without a message, with `process.exit()`.
  const ended = once(worker, 'exit').then(() => [{ failure: 'A rule has ended the thread of the rules.' }]);
  const findings = Promise.race([once(worker, 'message'), ended]).then(([result]: RulesResult[]) => {
    if (result !== undefined && 'findings' in result) return result.findings;
    throw new Error(result?.failure ?? 'The rules have no result.');
  });
  // If the description has errors, nobody awaits the findings. A failure of the rules must not end the process then.
  findings.catch(() => undefined);
  return { findings, stop: () => worker.terminate() };
}
