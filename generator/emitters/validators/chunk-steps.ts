import type { Type } from '../../code/type.ts';
import { createModule } from '../../code/module.ts';
import { hasFewCombinations } from '../limit-combinations.ts';
import { referencedTypes } from '../schema-type.ts';
import { typeContext } from '../type-context.ts';
import type { ChunkStep, ValidationStep } from './step.ts';
import type { CompilerInput } from './compiler.ts';

/**
 * The maximum number of steps in one generated function. For each condition, the TypeScript compiler examines all conditions before it, so
 * the compile time grows with the square of the number of conditions. At 2,000 conditions, the compiler reports an error (TS2563).
 */
export const mostSteps = 250;

/** If the steps are divided, each new function has at most this number of steps. */
const chunkSteps = 100;

/** The limits of the number of steps in one function. */
interface StepLimits {
  /** If there are more steps than this number, the steps are divided among several functions. */
  readonly most: number;
  /** If the steps are divided, each new function has at most this number of steps. */
  readonly chunk: number;
}

const usualLimits: StepLimits = { most: mostSteps, chunk: chunkSteps };

/** With these limits, each step that can be moved gets a function of its own. */
const oneStep: StepLimits = { most: 0, chunk: 1 };

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

/**
 * Returns the limits for the steps of one function. After a call of `isPet(value)`, the type of `value` is `Pet` for TypeScript. After
 * calls of several functions, such as `isPet` and `isDog`, the type of `value` is the intersection `Pet & Dog`. If TypeScript cannot
 * represent this intersection, each call gets a function of its own.
 */
export function stepLimits(
  steps: readonly ValidationStep[],
  { byReference, bySchema }: Pick<CompilerInput, 'byReference' | 'bySchema'>,
): StepLimits {
  const types = steps.flatMap((step): Type[] => {
    if (step.kind !== 'apply' || step.application.known !== 'nothing') return [];
    const { schema } = step.application;
    const target = schema.kind === 'keywords' ? byReference.get(schema.reference ?? '') : undefined;
    const named = bySchema.get(schema) ?? target;
    return named === undefined ? [] : [{ kind: 'reference', text: named.name, reference: named.reference }];
  });
  if (types.length < 2) return usualLimits;
  const context = typeContext(byReference, createModule('types'));
  return hasFewCombinations(types, referencedTypes(context)) ? usualLimits : oneStep;
}
