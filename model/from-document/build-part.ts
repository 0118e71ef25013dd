import { computedWithProblems } from '@forgespec/description/results';
import type { DirectionMark } from '../inspect/direction-marks.ts';
import type { BuildContext } from './context.ts';

/**
 * Builds a part of the model, such as an operation or a schema. Adds the problems and the marks of the part to those of the model.
 *
 * @param name the name of the part. No other part has this name.
 * @param from all values, besides the name, that determine the part. Examples are the paths and components that `build` reads.
 */
export function buildPart<Value>(
  name: string,
  from: readonly unknown[],
  context: BuildContext,
  build: (context: BuildContext) => Value,
): Value {
  // A dynamic anchor can also determine parts that do not refer to the anchor.
  const inputs = [context.resources, ...from];
  const { value, marks } = computedWithProblems(name, inputs, context, (diagnostics) => {
    const marks = new Set<DirectionMark>();
    const own = { ...context, diagnostics, directionMarks: marks, unknownFormats: new Set<string>() };
    return { value: build(own), marks };
  });
  for (const mark of marks) context.directionMarks.add(mark);
  return value;
}
