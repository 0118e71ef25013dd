import type { Area } from '../../../2-model/api.ts';
import type { Operation } from '../../../2-model/operation.ts';
import type { SampledOperation } from '../samples/emit-samples.ts';

/** How often an operation was answered with a status: by its `operationId`, then by the status. */
export type Calls = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What is there of an operation beyond its description. */
export interface OperationCoverage {
  readonly area: Area;
  readonly operation: Operation;
  readonly statuses: readonly StatusCoverage[];
  readonly parameters: { readonly all: number; readonly withExample: number };
  /** Undefined where the operation takes no body. */
  readonly hasBodyExample: boolean | undefined;
  readonly samples: number;
}

export interface StatusCoverage {
  readonly status: string;
  /** Undefined where the response has no body. */
  readonly hasExample: boolean | undefined;
  readonly calls: number;
}

/** The coverage of every operation that has samples. */
export const coverageOf = (operations: readonly SampledOperation[], calls: Calls): OperationCoverage[] =>
  operations.map(({ area, operation, samples }) => ({
    area,
    operation,
    statuses: statusesOf(operation, calls),
    parameters: {
      all: operation.parameters.length,
      withExample: operation.parameters.filter(({ examples }) => examples.length > 0).length,
    },
    hasBodyExample: operation.body?.contents.every(({ examples }) => examples.length > 0),
    samples: samples.length,
  }));

function statusesOf({ id, responses }: Operation, calls: Calls): StatusCoverage[] {
  const seen = calls.get(id ?? '') ?? new Map<string, number>();
  return responses.map(({ status, contents }) => ({
    status,
    hasExample: contents.length === 0 ? undefined : contents.every(({ examples }) => examples.length > 0),
    calls: seen.get(status) ?? 0,
  }));
}
