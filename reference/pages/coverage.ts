import { responseKey } from '@forgespec/templates/shared/statuses';
import type { Area, OperationModel } from '@forgespec/model';
import type { SampledOperation } from '../samples/emit-samples.ts';
import { noResponse, type ContractRun, type StatusVerdict } from './contract-run.ts';

/**
 * A map from the `operationId` of each operation to a second map. The second map contains the number of responses for
 * each status.
 */
export type Calls = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The records of tests: counted calls and the results of a contract run. */
export interface TestRecords {
  readonly calls: Calls;
  readonly contract?: ContractRun | undefined;
}

/** The examples, samples and test results of an operation. */
export interface OperationCoverage {
  readonly area: Area;
  readonly operation: OperationModel;
  readonly statuses: readonly StatusCoverage[];
  readonly parameters: { readonly all: number; readonly withExample: number };
  /**
   * True if the description has an example of the request body for each media type. Undefined if the operation has no
   * request body.
   */
  readonly hasBodyExample: boolean | undefined;
  readonly samples: number;
  /** The results of a contract run, for each documented status, and for other statuses that occurred. */
  readonly contract: readonly ContractCoverage[];
}

export interface StatusCoverage {
  readonly status: string;
  /**
   * True if the description has an example of the response body for each media type. Undefined if the response has no
   * body.
   */
  readonly hasExample: boolean | undefined;
  readonly calls: number;
}

export interface ContractCoverage {
  readonly status: string;
  readonly isDocumented: boolean;
  /** The result of the cases for the status. Undefined if no case tested it. */
  readonly verdict: StatusVerdict | undefined;
}

/** Returns the coverage of every operation that has samples. */
export const coverageOf = (operations: readonly SampledOperation[], records: TestRecords): OperationCoverage[] =>
  operations.map(({ area, operation, samples }) => ({
    area,
    operation,
    statuses: statusesOf(operation, records.calls),
    parameters: {
      all: operation.parameters.length,
      withExample: operation.parameters.filter(({ examples }) => examples.length > 0).length,
    },
    hasBodyExample: operation.body?.contents.every(({ examples }) => examples.length > 0),
    samples: samples.length,
    contract: contractOf(operation, records.contract),
  }));

function statusesOf({ id, responses }: OperationModel, calls: Calls): StatusCoverage[] {
  const seen = calls.get(id ?? '') ?? new Map<string, number>();
  return responses.map(({ status, contents }) => ({
    status,
    hasExample: contents.length === 0 ? undefined : contents.every(({ examples }) => examples.length > 0),
    calls: seen.get(status) ?? 0,
  }));
}

function contractOf({ name, responses }: OperationModel, run: ContractRun | undefined): ContractCoverage[] {
  if (run === undefined) return [];
  const verdicts = run.verdicts.get(name) ?? new Map<string, StatusVerdict>();
  const documented = responses.map(({ status }) => status);
  const isDocumented = (status: string): boolean =>
    status !== noResponse && responseKey(documented, Number(status)) !== undefined;
  // A range such as `4XX` or the key `default` is replaced by the statuses that occurred.
  const fixed = documented.filter((status) => /^\d{3}$/u.test(status));
  return [...new Set([...fixed, ...verdicts.keys()])]
    .toSorted()
    .map((status) => ({ status, isDocumented: isDocumented(status), verdict: verdicts.get(status) }));
}
