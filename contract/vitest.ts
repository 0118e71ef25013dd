import { afterAll, beforeAll, describe, test } from 'vitest';
import { declareContractTests, type DescribeContractOptions, type TestRunner } from './describe-contract.ts';

export type { DescribeContractOptions } from './describe-contract.ts';

const runner: TestRunner = {
  group(name, declare) {
    describe(name, () => {
      declare();
    });
  },
  test: (name, run) => test(name, (context) => run((reason) => context.skip(reason))),
  before: (run) => beforeAll(run),
  after: (run) => afterAll(run),
};

/**
 * Declares the cases of `forgespec contract` as vitest tests, so that the tests of a server can include them. One additional test fails if
 * an operation could not be tried, or is not implemented. This test ignores an operation if a filter such as `-t` excludes one of its
 * cases.
 *
 * ```ts
 * await describeContract('spec/openapi.yaml', { target: 'http://127.0.0.1:3000', fixtures: 'contract.yaml' });
 * ```
 *
 * @param spec the root file of the description.
 * @throws {CannotRunError} if the description or the fixtures have errors, or if the options exclude all cases.
 */
export const describeContract = (spec: string, options: DescribeContractOptions): Promise<void> =>
  declareContractTests(runner, spec, options);
