import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { CannotRunError } from '../cannot-run.ts';
import type { Fixtures } from '../2-plan/fixtures.ts';

/** The argument of a hook module. */
export interface HookRun {
  /** The address of the server. */
  readonly target: string;
}

/** The facts that the set-up module may return. They are added to the fixtures. */
export interface HookFacts {
  /** Values of path parameters, as in the fixtures. */
  readonly parameters?: Readonly<Record<string, JsonValue>>;
  /** Credentials by security scheme. */
  readonly credentials?: Fixtures['credentials'];
}

/** The default export of a hook module: a function that is called before (`setUp`) or after (`tearDown`) the tests. */
// oxlint-disable-next-line typescript/no-invalid-void-type
export type Hook = (run: HookRun) => HookFacts | Promise<HookFacts | void> | void;

/**
 * Runs a hook of the fixtures: a program, without a shell, or the default export of a module.
 *
 * @param hook the program and its arguments, or the path of the module; undefined to run nothing.
 * @param name the key of the fixtures file, for messages.
 * @returns the facts that the module returns.
 * @throws {CannotRunError} if the program or the module fails.
 */
export async function runHook(hook: Fixtures['setUp'], name: string, run: HookRun): Promise<HookFacts> {
  if (typeof hook === 'string') return runModule(hook, name, run);
  await runProgram(hook ?? [], name);
  return {};
}

/** Returns fixtures with the facts of the set-up module. */
export const withFacts = (fixtures: Fixtures, { parameters, credentials }: HookFacts): Fixtures => ({
  ...fixtures,
  parameters: { ...fixtures.parameters, ...parameters },
  credentials: { ...fixtures.credentials, ...credentials },
});

async function runModule(file: string, name: string, run: HookRun): Promise<HookFacts> {
  try {
    const module: { readonly default?: unknown } = await import(pathToFileURL(file).href);
    if (typeof module.default !== 'function')
      throw new CannotRunError(
        `The hook ${name} of the fixtures, ${file}, must have a function as its default export.`,
      );
    const facts: unknown = await module.default(run);
    return readFacts(facts, (words) => new CannotRunError(`The hook ${name} of the fixtures, ${file}, ${words}`));
  } catch (error) {
    if (error instanceof CannotRunError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRunError(`The hook ${name} of the fixtures, ${file}, failed: ${reason}`, { cause: error });
  }
}

const noFacts: JsonObject = {};

/** Checks the facts that a module returned. */
function readFacts(facts: unknown, fault: (words: string) => CannotRunError): HookFacts {
  if (facts === undefined || facts === null) return {};
  const { parameters = {}, credentials = {}, ...others } = isJsonObject(facts) ? facts : noFacts;
  const isKnown = isJsonObject(facts) && Object.keys(others).length === 0;
  if (!isKnown || !isJsonObject(parameters) || !isJsonObject(credentials))
    throw fault('must return nothing, or an object with parameters, credentials, or both.');
  // The cast is safe: a credential of another kind is rejected when a request needs it.
  return { parameters, credentials } as HookFacts;
}

async function runProgram([program, ...others]: readonly string[], name: string): Promise<void> {
  if (program === undefined) return;
  const child = spawn(program, others, { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const [code, signal] = await once(child, 'exit');
    if (code === 0) return;
    const end =
      signal === null ? `ended with the exit code ${String(code)}` : `was ended by the signal ${String(signal)}`;
    throw new CannotRunError(`The hook ${name} of the fixtures (${program}) ${end}.`);
  } catch (error) {
    if (error instanceof CannotRunError) throw error;
    throw new CannotRunError(`The hook ${name} of the fixtures cannot run ${program}.`, { cause: error });
  }
}
