import type { JsonValue } from '@forgespec/description/json';
import type * as fastCheck from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { InputFault } from './find-fault.ts';

export type FastCheck = typeof fastCheck;

/** The inputs of one search. */
export interface InputSource {
  /** The inputs that are sent first. */
  readonly examples: readonly JsonValue[];
  /** Returns the generator of further inputs, and of smaller ones. `fast-check` is loaded only when a case needs it. */
  readonly generate: (fc: FastCheck) => Arbitrary<JsonValue>;
  readonly seed: number;
}

/** An input, and its fault. */
export interface FoundFault<Input> {
  readonly input: Input;
  readonly fault: InputFault;
}

/** Sends an input, and returns its fault. */
type Attempt<Input> = (input: Input) => Promise<InputFault | undefined>;

/** The number of generated inputs of each search, after the examples. */
const generatedRuns = 8;

/** The maximum number of requests that search for a smaller input, and the number of these requests for which a hang counts. */
const maxSmaller = 60;
const costOfHang = 20;

/**
 * Sends inputs until one of them causes a fault, and then searches for a smaller input with the same fault. Returns undefined if no input
 * causes a fault.
 */
export async function smallestFault(
  { examples, generate, seed }: InputSource,
  attempt: Attempt<JsonValue>,
): Promise<FoundFault<JsonValue> | undefined> {
  const fc = await import('fast-check');
  const arbitrary = generate(fc);
  const found = await firstFault([...examples, ...fc.sample(arbitrary, { seed, numRuns: generatedRuns })], attempt);
  if (found === undefined) return undefined;
  const { input } = found;
  const isLong = typeof input === 'string' && input.length > longestChanged;
  return isLong ? shortestStart(input, found.fault, attempt) : smaller(arbitrary, found, attempt);
}

/** Sends inputs until one of them causes a fault. Returns undefined if no input causes a fault. */
export async function firstFault<Input>(
  inputs: readonly Input[],
  attempt: Attempt<Input>,
): Promise<FoundFault<Input> | undefined> {
  for (const input of inputs) {
    const fault = await attempt(input);
    if (fault !== undefined) return { input, fault };
  }
  return undefined;
}

/** The maximum length of a text whose characters are also changed, to make it smaller. */
const longestChanged = 64;

/** Searches for the shortest beginning of a long text with the same fault, by halving. */
async function shortestStart(
  text: string,
  fault: InputFault,
  attempt: Attempt<JsonValue>,
): Promise<FoundFault<JsonValue>> {
  let [correct, found] = [0, { input: text, fault }];
  for (let sent = 0; found.input.length - correct > 1 && sent < maxSmaller; sent += fault.isHang ? costOfHang : 1) {
    const input = text.slice(0, (correct + found.input.length) >> 1);
    const other = await attempt(input).catch(() => 'ended' as const);
    if (other === 'ended') break;
    if (other?.rule === fault.rule) found = { input, fault: other };
    else correct = input.length;
  }
  return found;
}

/** Searches for a smaller input with the same fault. An error ends the search, because the server may not respond any more. */
async function smaller(
  arbitrary: Arbitrary<JsonValue>,
  first: FoundFault<JsonValue>,
  attempt: Attempt<JsonValue>,
): Promise<FoundFault<JsonValue>> {
  if (!arbitrary.canShrinkWithoutContext(first.input)) return first;
  const cost = first.fault.isHang ? costOfHang : 1;
  let found = first;
  let candidates = arbitrary.shrink(first.input, undefined);
  for (let remaining = maxSmaller; remaining > 0; remaining -= cost) {
    const { value: next, done } = candidates.next();
    if (done === true) return found;
    const fault = await attempt(next.value).catch(() => 'ended' as const);
    if (fault === 'ended') return found;
    if (fault?.rule !== first.fault.rule) continue;
    found = { input: next.value, fault };
    candidates = arbitrary.shrink(next.value, next.context);
  }
  return found;
}
