import { createDiagnostics, withCurrentPlaces, type Diagnostic } from '@forgespec/description/diagnostics';
import type { DirectionMark } from '../inspect/direction-marks.ts';
import type { BuildContext } from './context.ts';

/**
 * A part of the model that a run has built (`value`). The next run uses `value` again if nothing has changed on which the part depends. It
 * then also repeats the problems and marks of the part.
 */
interface BuiltPart<Value> {
  readonly inputs: readonly unknown[];
  readonly value: Value;
  readonly marks: ReadonlySet<DirectionMark>;
  readonly problems: readonly Diagnostic[];
  /** True if the problems of this part do not depend on other parts of the model. */
  readonly isIndependent: boolean;
}

/**
 * Builds a part of the model, or returns the part that the previous run has built. The earlier part is returned if the inputs are the same
 * objects, and if the current source locations of its problems are known.
 *
 * @param inputs all values, besides `key`, on which the result of `build` depends. Examples are the paths and components that it reads.
 */
export function recallPart<Value>(
  key: string,
  inputs: readonly unknown[],
  context: BuildContext,
  build: (context: BuildContext) => Value,
): Value {
  const known = (before: BuiltPart<Value>): BuiltPart<Value> | undefined => {
    const isSame =
      before.isIndependent &&
      before.inputs.length === inputs.length &&
      before.inputs.every((input, at) => input === inputs[at]);
    const problems = isSame ? withCurrentPlaces(before.problems, context.placeAgain) : undefined;
    return problems && { ...before, problems };
  };
  const { value, marks, problems } = context.earlier.memory.update<BuiltPart<Value>>(
    key,
    (before) => (before && known(before)) ?? buildPart(inputs, context, build),
  );
  context.diagnostics.addAll(problems);
  for (const mark of marks) context.directionMarks.add(mark);
  return value;
}

function buildPart<Value>(
  inputs: readonly unknown[],
  context: BuildContext,
  build: (context: BuildContext) => Value,
): BuiltPart<Value> {
  const diagnostics = createDiagnostics();
  const marks = new Set<DirectionMark>();
  let readsFormats = false;
  const unknownFormats = {
    // Called only for an unknown format. Only the first part that contains an unknown format reports it. The problems of a part with an
    // unknown format therefore depend on other parts, so such a part cannot be used again.
    has(format: string) {
      readsFormats = true;
      return context.unknownFormats.has(format);
    },
    add: (format: string) => context.unknownFormats.add(format),
  };
  const value = build({ ...context, diagnostics, directionMarks: marks, unknownFormats });
  return { inputs, value, marks, problems: diagnostics.all, isIndependent: !readsFormats };
}
