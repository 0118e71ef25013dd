import { setTimeout as pause } from 'node:timers/promises';
import type { Description } from '@forgespec/description/load';
import type { Diagnostic } from '@forgespec/description/diagnostics';
import { givenFilesOf, runRulesInThread, type RulesRun } from '@forgespec/description/lint';
import type { GenerateInput } from '../generate-types.ts';

/**
 * The time, in milliseconds, that a run waits before it starts the rules. If the run is interrupted in this time, the rules do not start.
 * Without this wait, many quick edits would start many threads, which need much memory.
 */
const QUIET_MILLISECONDS = 50;

/**
 * The rules of one run. They start after the outputs are written, because they would slow down the generator. If the description has errors,
 * they do not run.
 */
export class DelayedRules {
  readonly #input: GenerateInput;
  readonly #milliseconds: number;
  readonly #interruption = Promise.withResolvers<undefined>();
  readonly #written = Promise.withResolvers<boolean>();
  #running: RulesRun | undefined;
  #isInterrupted = false;

  /** @param isFirst true for the first run, whose rules start without a wait. */
  constructor(input: GenerateInput, isFirst: boolean) {
    this.#input = input;
    this.#milliseconds = isFirst ? 0 : QUIET_MILLISECONDS;
  }

  /** True if the rules were ended before they had findings. */
  get isInterrupted(): boolean {
    return this.#isInterrupted;
  }

  /** Returns the findings. Returns undefined if no rules are configured. */
  findings(description: Description): Promise<readonly Diagnostic[]> | undefined {
    const { rules } = this.#input;
    if (rules === undefined) return undefined;
    const interrupted = this.#interruption.promise.then((): readonly Diagnostic[] => {
      this.#isInterrupted = true;
      return [];
    });
    return Promise.race([this.#findingsOf(description, rules), interrupted]);
  }

  async #findingsOf(description: Description, rules: string): Promise<readonly Diagnostic[]> {
    const { spec, remotes = [], severities = {} } = this.#input;
    const given = givenFilesOf(description);
    if (!(await this.#written.promise)) return [];
    if (this.#milliseconds > 0) await Promise.race([pause(this.#milliseconds), this.#interruption.promise]);
    if (this.#isInterrupted) return [];
    this.#running = runRulesInThread({ spec, remotes, rules, severities, given });
    return this.#running.findings;
  }

  /** @param hasOutputs false if the description has errors. */
  start(hasOutputs: boolean): void {
    this.#written.resolve(hasOutputs);
  }

  interrupt(): void {
    this.#interruption.resolve(undefined);
  }

  /** Stops the thread of the rules. */
  async stop(): Promise<void> {
    await this.#running?.stop();
  }
}
