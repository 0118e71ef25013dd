import type { Type } from '../../code/type.ts';
import { createModule } from '../../code/module.ts';
import { hasFewCombinations } from '../limit-combinations.ts';
import { referencedTypes } from '../schema-type.ts';
import { typeContext } from '../type-context.ts';
import { oneStep, usualLimits, type StepLimits } from './chunk-steps.ts';
import type { CompilerInput } from './compiler.ts';
import type { ValidationStep } from './step.ts';

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
