import { after, before, describe, test } from 'node:test';
import { declareContractTests, type DescribeContractOptions, type TestRunner } from './describe-contract.ts';

export type { DescribeContractOptions } from './describe-contract.ts';

const runner: TestRunner = {
  group: (name, declare) => void describe(name, declare),
  test: (name, run) => void test(name, (context) => run((reason) => context.skip(reason))),
  before: (run) => before(run),
  after: (run) => after(run),
};

/**
 * Declares the cases of `forgespec contract` as tests of `node:test`, so that the tests of a server can include them. One additional test fails
 * if an operation could not be tried, or is not implemented. This test ignores an operation if a filter such as `--test-name-pattern` excludes
 * one of its cases.
 *
 * ```ts
 * await testContract('spec/openapi.yaml', { target: 'http://127.0.0.1:3000', fixtures: 'contract.yaml' });
 * ```
 *
 * @param spec the root file of the description.
 * @throws {CannotRunError} if the description or the fixtures have errors, or if the options exclude all cases.
 */
export const testContract = (spec: string, options: DescribeContractOptions): Promise<void> =>
  declareContractTests(runner, spec, options);
