import { beforeAll, describe, expect, test } from 'vitest';
import { readCases, suiteFolder } from './suite.ts';
import { validatorsOf, type Verdict } from './validators.ts';

// The required tests of draft 2020-12. They do not check formats, because formats are only annotations by default.

const cases = readCases('tests/draft2020-12');

describe.skipIf(suiteFolder === undefined)(
  'JSON-Schema-Test-Suite, draft 2020-12 (skipped unless JSON_SCHEMA_TEST_SUITE is the path of its folder)',
  () => {
    let verdicts: ReadonlyMap<string, Verdict>;
    beforeAll(async () => {
      verdicts = await validatorsOf(cases, false);
    });

    test('has all its files', () => {
      expect(new Set(cases.map(({ file }) => file)).size).toBeGreaterThanOrEqual(46);
      expect(cases.flatMap(({ tests }) => tests).length).toBeGreaterThanOrEqual(1299);
    });

    test.each(cases)('$file: $description', ({ name, tests }) => {
      const verdict = verdicts.get(name) ?? expect.fail();
      const wrong = tests.filter(({ data, valid }) => {
        const { is, isUnchallenged } = verdict(data);
        return is !== valid || isUnchallenged !== valid;
      });
      expect(wrong.map(({ description }) => description)).toEqual([]);
    });
  },
);
