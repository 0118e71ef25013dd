import { and, eq } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Queries } from '../../database/database.ts';
import { pipelineScheduleInputs, type InputValue } from '../../database/schema/index.ts';

/**
 * An input in a request body. The source documents of the API description do not name the property that deletes an
 * input. The sandbox therefore accepts both `destroy` and `_destroy`.
 */
interface GivenInput {
  readonly name: string;
  readonly value?: InputValue;
  readonly destroy?: unknown;
  readonly _destroy?: unknown;
}

/** The inputs in a request body: a list, or an object whose keys are the names of the inputs. */
export type GivenInputs = Readonly<Record<string, unknown>> | readonly GivenInput[];

/**
 * Adds, changes and deletes the inputs of a schedule. Inputs that the request does not contain stay unchanged.
 *
 * @throws {Refusal} 422 if an input has no name or no value.
 */
export async function applyInputs(queries: Queries, scheduleId: number, given: GivenInputs | undefined): Promise<void> {
  for (const input of readInputs(given ?? [])) {
    if (input.name === '') throw new Refusal(422, 'The name of an input must not be empty');
    if (input.destroy === true || input._destroy === true) {
      const condition = and(
        eq(pipelineScheduleInputs.scheduleId, scheduleId),
        eq(pipelineScheduleInputs.name, input.name),
      );
      await queries.delete(pipelineScheduleInputs).where(condition);
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
