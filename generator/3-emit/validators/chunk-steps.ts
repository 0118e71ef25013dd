import type { ChunkStep, Step } from './step.ts';

/**
 * The maximum number of steps in one generated function. For each step, the compiler looks back at all steps before it. So the time
 * grows with the square of the number of steps, and at 2,000 conditions the compiler reports an error (TS2563).
 */
export const mostSteps = 250;

/** The number of steps in each function if the steps must be divided. */
const chunkSteps = 100;

/**
 * Moves steps into separate functions if there are too many for one function. Only steps that do not need variables of the function
 * are moved.
 *
 * @param chunkOf creates the step of a chunk. If `isOfObject` is true, the function of the chunk takes an object to check; otherwise
 * it takes a value of type `unknown`.
 */
export function inChunks(
  steps: readonly Step[],
  chunkOf: (steps: readonly Step[], isOfObject: boolean) => ChunkStep,
): Step[] {
  const inner = steps.map((step) =>
    step.kind === 'family' ? { ...step, steps: inChunks(step.steps, chunkOf) } : step,
  );
  if (inner.filter(isMovable).length <= mostSteps) return inner;
  const result: Step[] = [];
  let chunk: Step[] = [];
  const end = (): void => {
    if (chunk.length > 0) result.push(chunkOf(chunk, chunk.some(needsObject)));
    chunk = [];
  };
  for (const step of inner) {
    if (!isMovable(step)) {
      end();
      result.push(step);
    } else if (chunk.push(step) === chunkSteps) end();
  }
  end();
  return result;
}

const needsObject = (step: Step): boolean => step.kind !== 'apply' || step.application.known === 'object';

function isMovable(step: Step): boolean {
  switch (step.kind) {
    case 'missing':
      return true;
    case 'property':
      // If the number of keys is compared, later steps use the variable of this property, so the step must stay.
      return !step.isCounted;
    case 'apply':
      return step.application.known === 'nothing' || step.application.known === 'object';
    default:
      return false;
  }
}
