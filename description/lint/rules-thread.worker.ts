import { parentPort, workerData } from 'node:worker_threads';
import type { RulesResult } from './rules-thread.ts';
import type { RuleOptions } from './run-rules.ts';

// Deno has no such cache, so the function can be undefined.
(await import('node:module')).enableCompileCache?.();
const { runRules } = await import('./run-rules.ts');
const options: RuleOptions = workerData;

const result: RulesResult = await runRules(options).then(
  (findings) => ({ findings }),
  (error: unknown) => ({
    failure: error instanceof Error ? error.message : String(error),
    fix: error instanceof Error && 'fix' in error && typeof error.fix === 'string' ? error.fix : undefined,
  }),
);
parentPort?.postMessage(result);
