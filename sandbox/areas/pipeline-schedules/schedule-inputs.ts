import { and, eq } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import type { Queries } from '../../database/database.ts';
import { pipelineScheduleInputs, type InputValue } from '../../database/schema/index.ts';

/**
 * An input of a request. The documents do not show the name of the flag that deletes an input, so both likely names are
 * accepted.
 */
interface GivenInput {
  readonly name: string;
  readonly value?: InputValue;
  readonly destroy?: unknown;
  readonly _destroy?: unknown;
}

/** The inputs of a request: a list, or an object from names to values. */
export type GivenInputs = Readonly<Record<string, unknown>> | readonly GivenInput[];

/**
 * Adds, changes and deletes inputs of a schedule. Inputs that the request does not mention stay unchanged.
 *
 * @throws {Refusal} 422 for an input without a name or a value.
 */
export async function applyInputs(queries: Queries, scheduleId: number, given: GivenInputs | undefined): Promise<void> {
  for (const input of readInputs(given ?? [])) {
    if (input.name === '') throw new Refusal(422, 'The name of an input must not be empty');
    if (input.destroy === true || input._destroy === true) {
      const isIt = and(eq(pipelineScheduleInputs.scheduleId, scheduleId), eq(pipelineScheduleInputs.name, input.name));
      await queries.delete(pipelineScheduleInputs).where(isIt);
      continue;
    }
    const { name, value } = input;
    if (value === undefined) throw new Refusal(422, `The input ${name} has no value`);
    await queries
      .insert(pipelineScheduleInputs)
      .values({ scheduleId, name, value })
      .onConflictDoUpdate({ target: [pipelineScheduleInputs.scheduleId, pipelineScheduleInputs.name], set: { value } });
  }
}

function readInputs(given: GivenInputs): readonly GivenInput[] {
  if (isList(given)) return given;
  return Object.entries(given).map(([name, value]) => {
    if (isValue(value)) return { name, value };
    throw new Refusal(422, `The input ${name} must be a text, number, boolean or list`);
  });
}

const isList = (given: GivenInputs): given is readonly GivenInput[] => Array.isArray(given);

const isValue = (value: unknown): value is Exclude<InputValue, null> =>
  ['boolean', 'number', 'string'].includes(typeof value) || Array.isArray(value);
