import {
  createDiagnostics,
  withCurrentLocations,
  type Diagnostic,
  type Diagnostics,
  type SourceLocation,
} from '../diagnostics/diagnostic.ts';
import { isCurrent, updated, type Computed } from './computed.ts';

/** The problems of a run, and the source locations of the description. */
interface Reporting {
  readonly diagnostics: Diagnostics;
  readonly origins: {
    /** Returns the current source location for a location of the previous run. Returns undefined if the current location is unknown. */
    currentLocation(location: SourceLocation): SourceLocation | undefined;
  };
}

interface ComputedWithProblems<Value> extends Computed<Value> {
  readonly problems: readonly Diagnostic[];
}

/**
 * Does the same as `computed`, for a computation that reports problems. If the result of the previous run is used again, its problems are
 * reported again, with their current source locations. If one of these locations is unknown, the result is computed again.
 *
 * @param compute reports its problems to the collection that it receives. They are added to `diagnostics`.
 */
export function computedWithProblems<Value>(
  key: string,
  inputs: readonly unknown[],
  { diagnostics, origins }: Reporting,
  compute: (own: Diagnostics) => Value,
  isLasting: (value: Value) => boolean = () => true,
): Value {
  const { value, problems } = updated<ComputedWithProblems<Value>>(key, (before) => {
    const placed =
      before !== undefined && isCurrent(before, inputs)
        ? withCurrentLocations(before.problems, (location) => origins.currentLocation(location))
        : undefined;
    if (before !== undefined && placed !== undefined) return { ...before, problems: placed };
    const own = createDiagnostics();
    const found = compute(own);
    return { inputs, value: found, isLasting: isLasting(found), problems: own.all };
  });
  diagnostics.addAll(problems);
  return value;
}
