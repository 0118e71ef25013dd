import type { ChunkStep, ValidationStep } from './step.ts';

/**
 * The maximum number of steps in one generated function. For each condition, the TypeScript compiler examines all conditions before it, so
 * the compile time grows with the square of the number of conditions. At 2,000 conditions, the compiler reports an error (TS2563).
 */
export const mostSteps = 250;

/** If the steps are divided, each new function has at most this number of steps. */
const chunkSteps = 100;

/** The limits of the number of steps in one function. */
export interface StepLimits {
  /** If there are more steps than this number, the steps are divided among several functions. */
  readonly most: number;
  /** If the steps are divided, each new function has at most this number of steps. */
  readonly chunk: number;
}

export const usualLimits: StepLimits = { most: mostSteps, chunk: chunkSteps };

/** With these limits, each step that can be moved gets a function of its own. */
export const oneStep: StepLimits = { most: 0, chunk: 1 };

/**
 * If there are too many steps for one function, moves steps into separate functions. Steps that share variables with other steps are not
 * moved.
 *
 * @param chunkOf creates the step that calls a separate function. If `isOfObject` is true, the parameter of that function is an object.
 * Otherwise the type of the parameter is `unknown`.
 */
export function inChunks(
  steps: readonly ValidationStep[],
  chunkOf: (steps: readonly ValidationStep[], isOfObject: boolean) => ChunkStep,
  limits: StepLimits = usualLimits,
): ValidationStep[] {
  const inner = steps.map((step) =>
    step.kind === 'family' ? { ...step, steps: inChunks(step.steps, chunkOf, limits) } : step,
  );
  if (inner.filter(isMovable).length <= limits.most) return inner;
  const result: ValidationStep[] = [];
  let chunk: ValidationStep[] = [];
  const end = (): void => {
    if (chunk.length > 0) result.push(chunkOf(chunk, chunk.some(needsObject)));
    chunk = [];
  };
  for (const step of inner) {
    if (!isMovable(step)) {
      end();
      result.push(step);
    } else if (chunk.push(step) === limits.chunk) end();
  }
  end();
  return result;
}

const needsObject = (step: ValidationStep): boolean => step.kind !== 'apply' || step.application.known === 'object';

function isMovable(step: ValidationStep): boolean {
  switch (step.kind) {
    case 'missing':
      return true;
    case 'property':
      // If the keys are counted, a later step uses the variable of this property. The step must then stay in the same function as the later
      // step.
      return !step.isCounted;
    case 'apply':
      return step.application.known === 'nothing' || step.application.known === 'object';
    default:
      return false;
  }
}
