import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { ContractSubject } from '../1-describe/subject.ts';
import { CannotRunError } from '../cannot-run.ts';
import { checkFixtures, type Fail } from './check-fixtures.ts';
import { noFixtures, type Fixtures, type OperationFixture } from './fixtures.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a fixtures file, YAML or JSON. In its texts, `${NAME}` is replaced by the environment variable `NAME`, so that the file
 * need not contain secrets.
 *
 * @throws {CannotRunError} if the file cannot be read, if it has an unknown name or a value of a wrong kind, or if an
 * environment variable is not set.
 */
export function readFixtures(file: string, subject: ContractSubject, environment: Environment = process.env): Fixtures {
  const fail: Fail = (message) => {
    throw new CannotRunError(`The fixtures file ${file} ${message}`);
  };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    return fail(`is neither YAML nor JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isJsonObject(content)) return fail('must contain a map; see `forgespec contract --help`.');
  // A key without a value, such as `operations:`, is treated as absent.
  const given = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null));
  const filled = substitute(given, environment, fail);
  if (!isJsonObject(filled)) return fail('must contain a map; see `forgespec contract --help`.');
  checkFixtures(filled, subject, fail);
  // The check above ensures that the keys have values of the right kind. The arguments of requests may have any type. They
  // are encoded when a request is built.
  const fixtures = filled as Partial<Fixtures>;
  return {
    ...noFixtures,
    ...fixtures,
    operations: byTypeScriptName(fixtures.operations ?? {}, subject, fail),
    setUp: fromFolder(fixtures.setUp, file),
    tearDown: fromFolder(fixtures.tearDown, file),
  };
}

/** Returns a hook. The path of a module is relative to the folder of the fixtures file. */
const fromFolder = (hook: Fixtures['setUp'], file: string): Fixtures['setUp'] =>
  typeof hook === 'string' ? resolve(dirname(file), hook) : hook;

/** Returns a map from the TypeScript name of each operation to its fixtures. In the file, the key may also be the `operationId`. */
function byTypeScriptName(
  operations: Fixtures['operations'],
  subject: ContractSubject,
  fail: Fail,
): Fixtures['operations'] {
  const found = new Map<string, { readonly key: string; readonly fixture: OperationFixture }>();
  for (const [key, fixture] of Object.entries(operations)) {
    const name = subject.operation(key)?.name ?? key;
    const other = found.get(name);
    if (other !== undefined) fail(`has two keys for one operation, operations.${other.key} and operations.${key}.`);
    found.set(name, { key, fixture });
  }
  return Object.fromEntries(Array.from(found, ([name, { fixture }]) => [name, fixture]));
}

function substitute(value: JsonValue, environment: Environment, fail: Fail): JsonValue {
  if (typeof value === 'string') {
    return value.replaceAll(/\$\{(\w+)\}/gu, (_, name: string) => {
      return environment[name] ?? fail(`uses the environment variable ${name}, which is not set.`);
    });
  }
  if (Array.isArray(value)) return value.map((item) => substitute(item, environment, fail));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, item === undefined ? item : substitute(item, environment, fail)]),
  );
}
