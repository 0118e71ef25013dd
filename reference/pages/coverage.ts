import { responseKey } from '@forgespec/templates/shared/responses';
import type { Area } from '@forgespec/generator/model/api';
import type { Operation } from '@forgespec/generator/model/operation';
import type { SampledOperation } from '../samples/emit-samples.ts';
import { noAnswer, type ContractRun, type StatusVerdict } from './contract-run.ts';

/** How often an operation was answered with a status: by its `operationId`, then by the status. */
export type Calls = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What tests know of an API. */
export interface TestRecords {
  readonly calls: Calls;
  readonly contract?: ContractRun | undefined;
}

/** What is there of an operation beyond its description. */
export interface OperationCoverage {
  readonly area: Area;
  readonly operation: Operation;
  readonly statuses: readonly StatusCoverage[];
  readonly parameters: { readonly all: number; readonly withExample: number };
  /** Undefined where the operation takes no body. */
  readonly hasBodyExample: boolean | undefined;
  readonly samples: number;
  /** What a contract run says of each documented status, and of others that it met. */
  readonly contract: readonly ContractCoverage[];
}

export interface StatusCoverage {
  readonly status: string;
  /** Undefined where the response has no body. */
  readonly hasExample: boolean | undefined;
  readonly calls: number;
}

export interface ContractCoverage {
  readonly status: string;
  readonly isDocumented: boolean;
  /** Undefined where no case was about it. */
  readonly verdict: StatusVerdict | undefined;
}

/** The coverage of every operation that has samples. */
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

function statusesOf({ id, responses }: Operation, calls: Calls): StatusCoverage[] {
  const seen = calls.get(id ?? '') ?? new Map<string, number>();
  return responses.map(({ status, contents }) => ({
    status,
    hasExample: contents.length === 0 ? undefined : contents.every(({ examples }) => examples.length > 0),
    calls: seen.get(status) ?? 0,
  }));
}

function contractOf({ name, responses }: Operation, run: ContractRun | undefined): ContractCoverage[] {
  if (run === undefined) return [];
  const verdicts = run.verdicts.get(name) ?? new Map<string, StatusVerdict>();
  const documented = responses.map(({ status }) => status);
  const isDocumented = (status: string): boolean =>
    status !== noAnswer && responseKey(documented, Number(status)) !== undefined;
  // Of a range or `default`, what was answered is told, status by status.
  const fixed = documented.filter((status) => /^\d{3}$/u.test(status));
  return [...new Set([...fixed, ...verdicts.keys()])]
    .toSorted()
    .map((status) => ({ status, isDocumented: isDocumented(status), verdict: verdicts.get(status) }));
}
