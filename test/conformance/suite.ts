import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A value, and the expected result of its validation. */
export interface SuiteTest {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

/** A schema, and values to validate against it. */
export interface SuiteCase {
  /** The name of the schema among the components: `ref-12`. */
  readonly name: string;
  /** The name of the file that contains the case: `ref`. */
  readonly file: string;
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly SuiteTest[];
}

type Written = Omit<SuiteCase, 'file' | 'name'>;

/**
 * The folder of the official test suite. Undefined if the environment variable `JSON_SCHEMA_TEST_SUITE` is not set.
 *
 * @see https://github.com/json-schema-org/JSON-Schema-Test-Suite
 */
export const suiteFolder: string | undefined = process.env.JSON_SCHEMA_TEST_SUITE;

/**
 * Returns the cases in the files of a folder of the suite. Files in subfolders are not included. Returns an empty list if the folder does
 * not exist.
 */
export function readCases(folder: string): SuiteCase[] {
  const path = join(suiteFolder ?? '', folder);
  const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.json')) : [];
  return files.flatMap((file) => {
    const cases = JSON.parse(readFileSync(join(path, file), 'utf8')) as readonly Written[];
    const from = basename(file, '.json');
    return cases.map((written, index) => ({ ...written, file: from, name: `${from}-${index + 1}` }));
  });
}
