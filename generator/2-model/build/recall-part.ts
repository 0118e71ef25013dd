import { createDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { DirectionMark } from '../inspect/direction-marks.ts';
import type { BuildContext } from './context.ts';

/** A part of the model, as the run that has built it remembers it. */
interface BuiltPart<Value> {
  readonly inputs: readonly unknown[];
  readonly value: Value;
  readonly marks: ReadonlySet<DirectionMark>;
  /** True if the part reported nothing, and if no other part can change this. */
  readonly isSilent: boolean;
}

/**
 * Builds a part of the model. Returns the part of the run before if the inputs are the same objects. A part with a problem is built again,
 * because the source location of the problem may have changed.
 *
 * @param inputs the paths and components that are read, and everything else that is not the same in each run with the same key.
 */
export function recallPart<Value>(
  key: string,
  inputs: readonly unknown[],
  context: BuildContext,
  build: (context: BuildContext) => Value,
): Value {
  const isSame = (before: BuiltPart<Value>): boolean =>
    before.isSilent &&
    before.inputs.length === inputs.length &&
    before.inputs.every((input, at) => input === inputs[at]);
  const { value, marks } = context.earlier.memory.update<BuiltPart<Value>>(key, (before) =>
    before !== undefined && isSame(before) ? before : buildPart(inputs, context, build),
  );
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
    // Called only for an unknown format. Another part may have reported it, and may not report it in the next run.
    has(format: string) {
      readsFormats = true;
      return context.unknownFormats.has(format);
    },
    add: (format: string) => context.unknownFormats.add(format),
  };
  const value = build({ ...context, diagnostics, directionMarks: marks, unknownFormats });
  const { all } = diagnostics;
  context.diagnostics.add(...all);
  return { inputs, value, marks, isSilent: all.length === 0 && !readsFormats };
}
