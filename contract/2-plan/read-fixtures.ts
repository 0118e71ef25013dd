import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import type { ContractSubject } from '../1-describe/subject.ts';
import { CannotRunError } from '../cannot-run.ts';
import {
  noFixtures,
  type CredentialSource,
  type Fixtures,
  type OperationFixture,
  type StatusFixture,
} from './fixtures.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a fixtures file, YAML or JSON. In its texts, `${NAME}` is replaced by the environment variable `NAME`, so that the file
 * need not contain secrets.
 *
 * @throws {CannotRunError} if the file cannot be read or has an unknown key or operation, or if an environment variable is not
 * set.
 */
export function readFixtures(file: string, subject: ContractSubject, environment: Environment = process.env): Fixtures {
  const fail = (message: string): never => {
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
  checkKeys(content, new Set(Object.keys(noFixtures)), '', fail);
  checkCredentials(content, subject, fail);
  checkOperations(content, subject, fail);
  const { anywhere = [] } = content;
  if (!isStatusList(anywhere)) {
    return fail('must have a list of statuses, such as 403, under anywhere.');
  }
  // Only the keys are checked here. The values may have any type. They are encoded when a request is built.
  const filled = substitute(content, environment, fail) as Partial<Fixtures>;
  return { ...noFixtures, ...filled, operations: byTypeScriptName(filled.operations ?? {}, subject, fail) };
}

/** Returns a map from the TypeScript name of each operation to its fixtures. In the file, the key may also be the `operationId`. */
function byTypeScriptName(
  operations: Fixtures['operations'],
  subject: ContractSubject,
  fail: (message: string) => never,
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

const isStatusList = (value: JsonValue | undefined): boolean =>
  Array.isArray(value) && value.every((status) => Number.isInteger(status));

function checkKeys(
  object: JsonObject,
  known: ReadonlySet<string>,
  where: string,
  fail: (message: string) => never,
): void {
  for (const key of Object.keys(object)) {
    if (!known.has(key)) fail(`has the key "${where}${key}"; the allowed keys are ${[...known].join(', ')}.`);
  }
}

const sourceKeys: Record<keyof CredentialSource, true> = {
  body: true,
  from: true,
  header: true,
  path: true,
  query: true,
  value: true,
};

/**
 * Checks each credential. The key must be a documented security scheme. The value must be a text, a user name with a
 * password, or an operation that issues the credential.
 */
function checkCredentials(
  content: JsonObject,
  { api, operation }: ContractSubject,
  fail: (message: string) => never,
): void {
  const schemes = api.securitySchemes.map(({ name }) => name);
  const roles = isJsonObject(content.roles) ? Object.entries(content.roles) : [];
  const owners = [
    ['credentials', content.credentials] as const,
    ...roles.map(([name, own]) => [`roles.${name}`, own] as const),
  ];
  for (const [owner, given] of owners) {
    if (given === undefined) continue;
    if (!isJsonObject(given)) return fail(`must have a map under ${owner}.`);
    for (const [scheme, credential] of Object.entries(given)) {
      const where = `${owner}.${scheme}`;
      if (!schemes.includes(scheme)) {
        fail(`has ${where}; the security schemes of the description are ${schemes.join(', ') || 'none'}.`);
      }
      const isPair =
        isJsonObject(credential) && typeof credential.username === 'string' && typeof credential.password === 'string';
      if (typeof credential === 'string' || isPair) continue;
      if (!isJsonObject(credential) || typeof credential.from !== 'string' || typeof credential.value !== 'string') {
        return fail(`has no valid credential under ${where}; write a text, username and password, or from and value.`);
      }
      checkKeys(credential, new Set(Object.keys(sourceKeys)), `${where}.`, fail);
      if (operation(credential.from) === undefined)
        fail(`has an operation under ${where}.from that the description does not have.`);
    }
  }
}

const operationKeys: Record<keyof OperationFixture, true> = {
  after: true,
  body: true,
  consumes: true,
  except: true,
  header: true,
  path: true,
  query: true,
  role: true,
  skip: true,
  statuses: true,
  usedUp: true,
  values: true,
};
const recipeKeys: Record<keyof StatusFixture, true> = {
  after: true,
  body: true,
  header: true,
  path: true,
  query: true,
  role: true,
  skip: true,
};

function checkOperations(content: JsonObject, subject: ContractSubject, fail: (message: string) => never): void {
  const checkAfter = ({ after }: JsonObject, where: string): void => {
    if (after !== undefined && subject.operation(String(after)) === undefined) {
      fail(`has an operation under ${where}.after that the description does not have.`);
    }
  };
  const recipes = (node: JsonValue | undefined, where: string): void => {
    for (const [status, recipe] of Object.entries(isJsonObject(node) ? node : {})) {
      if (!isJsonObject(recipe)) return fail(`must have a map under ${where}${status}.`);
      checkKeys(recipe, new Set(Object.keys(recipeKeys)), `${where}${status}.`, fail);
      checkAfter(recipe, `${where}${status}`);
    }
  };
  recipes(content.statuses, 'statuses.');
  for (const [name, fixture] of Object.entries(isJsonObject(content.operations) ? content.operations : {})) {
    if (subject.operation(name) === undefined)
      fail(`names the operation ${name}, which the description does not have.`);
    if (!isJsonObject(fixture)) return fail(`must have a map under operations.${name}.`);
    checkKeys(fixture, new Set(Object.keys(operationKeys)), `operations.${name}.`, fail);
    checkAfter(fixture, `operations.${name}`);
    if (fixture.usedUp !== undefined && !isStatusList(fixture.usedUp)) {
      fail(`must have a list of statuses, such as 404, under operations.${name}.usedUp.`);
    }
    recipes(fixture.statuses, `operations.${name}.statuses.`);
  }
}

function substitute(value: JsonValue, environment: Environment, fail: (message: string) => never): JsonValue {
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
