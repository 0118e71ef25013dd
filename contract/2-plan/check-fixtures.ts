import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { pathUpTo } from './arguments-source.ts';
import {
  credentialSourceKeys,
  fileKeys,
  operationKeys,
  seedKeys,
  statusFixtureKeys,
  fixtureValueKinds,
  type FixtureValueKind,
} from './fixture-keys.ts';

/** Throws the error for a fixtures file. The message begins with a verb, such as `has`. */
export type Fail = (message: string) => never;

/**
 * Checks that a fixtures file has only known keys, with values of the right kind, and that each name in it exists. If a
 * wrong name were ignored, the cases that need it would be missing, or would send other requests.
 *
 * @param content the file, after its environment variables were replaced.
 */
export function checkFixtures(content: JsonObject, subject: ContractSubject, fail: Fail): void {
  checkKeys(content, fileKeys, '', fail);
  const roles = mapAt(content, 'roles');
  checkCredentials(mapAt(content, 'credentials'), 'credentials', subject, fail);
  for (const [role, own] of Object.entries(roles)) {
    if (!isJsonObject(own)) return fail(`must have a map under roles.${role}.`);
    checkCredentials(own, `roles.${role}`, subject, fail);
  }
  checkRole(content.forbidden, 'forbidden', roles, fail);
  checkParameters(mapAt(content, 'parameters'), subject, fail);
  checkSeeds(content.seed, { subject, roles, fail });
  checkStatusFixtures(mapAt(content, 'statuses'), undefined, '', { subject, roles, fail });
  for (const [name, fixture] of Object.entries(mapAt(content, 'operations'))) {
    const where = `operations.${name}`;
    const operation = subject.operation(name);
    if (operation === undefined) {
      return fail(
        `names the operation ${name}, which the description does not have.${guess(name, operationNames(subject))}`,
      );
    }
    if (!isJsonObject(fixture)) return fail(`must have a map under ${where}.`);
    checkKeys(fixture, operationKeys, `${where}.`, fail);
    checkRequest(fixture, [operation], where, { subject, roles, fail });
    for (const [id, reason] of Object.entries(mapAt(fixture, 'except'))) {
      if (typeof reason !== 'string') fail(`must have a text, the reason, under ${where}.except.${id}.`);
    }
    checkStatusFixtures(mapAt(fixture, 'statuses'), operation, `${where}.`, { subject, roles, fail });
  }
}

interface Context {
  readonly subject: ContractSubject;
  readonly roles: JsonObject;
  readonly fail: Fail;
}

/** Returns the map under a key. Returns an empty map if the file does not have the key. */
const mapAt = (object: JsonObject, key: string): JsonObject => {
  const value = object[key];
  return isJsonObject(value) ? value : {};
};

/** Checks the keys of an object, and the kind of each value. */
function checkKeys(
  object: JsonObject,
  keys: Readonly<Record<string, FixtureValueKind>>,
  where: string,
  fail: Fail,
): void {
  for (const [key, value] of Object.entries(object)) {
    const kind = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (kind === undefined) {
      const known = Object.keys(keys);
      return fail(`has the key "${where}${key}"; the allowed keys are ${known.join(', ')}.${guess(key, known)}`);
    }
    const { words, isValid } = fixtureValueKinds[kind];
    if (!isValid(value)) fail(`must have ${words} under ${where}${key}.`);
  }
}

/**
 * Checks each credential. The key must be a documented security scheme. The value must be a text, a user name with a
 * password, or an operation that issues the credential.
 */
function checkCredentials(given: JsonObject, owner: string, subject: ContractSubject, fail: Fail): void {
  const schemes = subject.api.securitySchemes.map(({ name }) => name);
  for (const [scheme, credential] of Object.entries(given)) {
    const where = `${owner}.${scheme}`;
    if (!schemes.includes(scheme)) {
      const all = `the security schemes of the description are ${schemes.join(', ') || 'none'}`;
      fail(`has ${where}; ${all}.${guess(scheme, schemes)}`);
    }
    const isPair =
      isJsonObject(credential) && typeof credential.username === 'string' && typeof credential.password === 'string';
    if (typeof credential === 'string' || isPair) continue;
    if (!isJsonObject(credential) || typeof credential.from !== 'string' || typeof credential.value !== 'string') {
      return fail(`has no valid credential under ${where}; write a text, username and password, or from and value.`);
    }
    checkKeys(credential, credentialSourceKeys, `${where}.`, fail);
    const issuer = requireOperation(credential.from, `${where}.from`, subject, fail);
    checkPath(credential, [issuer], where, fail);
  }
}

/**
 * Checks the requests that cause certain statuses.
 *
 * @param operation the operation of the requests. Undefined for the requests of all operations.
 */
function checkStatusFixtures(
  recipes: JsonObject,
  operation: TestedOperation | undefined,
  where: string,
  context: Context,
): void {
  const { subject, fail } = context;
  const operations = operation === undefined ? subject.operations : [operation];
  const documented = new Set(operations.flatMap(({ responses }) => responses.map(({ status }) => status)));
  for (const [status, recipe] of Object.entries(recipes)) {
    const place = `${where}statuses.${status}`;
    if (!documented.has(status) && !(operation === undefined && status === 'any')) {
      const nobody = operation === undefined ? 'no operation documents' : 'the operation does not document';
      fail(`has ${place}, but ${nobody} this status.`);
    }
    if (!isJsonObject(recipe)) return fail(`must have a map under ${place}.`);
    checkKeys(recipe, statusFixtureKeys, `${place}.`, fail);
    checkRequest(recipe, operations, place, context);
  }
}

/** Checks the requests that create data. */
function checkSeeds(seeds: JsonValue | undefined, context: Context): void {
  const { subject, fail } = context;
  for (const [index, seed] of (Array.isArray(seeds) ? seeds : []).entries()) {
    const where = `seed[${index}]`;
    if (!isJsonObject(seed)) return fail(`must have a map under ${where}.`);
    checkKeys(seed, seedKeys, `${where}.`, fail);
    if (typeof seed.operation !== 'string') return fail(`must have the name of an operation under ${where}.operation.`);
    const operation = requireOperation(seed.operation, `${where}.operation`, subject, fail);
    checkRequest(seed, [operation], where, context);
    checkParameters(mapAt(seed, 'parameters'), subject, fail);
  }
}

/** Checks the names in the fixture of a request: its path parameters, its role, and the operation before it. */
function checkRequest(
  fixture: JsonObject,
  operations: readonly TestedOperation[],
  where: string,
  { subject, roles, fail }: Context,
): void {
  if (fixture.after !== undefined) requireOperation(String(fixture.after), `${where}.after`, subject, fail);
  checkRole(fixture.role, `${where}.role`, roles, fail);
  checkPath(fixture, operations, where, fail);
}

function requireOperation(name: string, where: string, subject: ContractSubject, fail: Fail): TestedOperation {
  return (
    subject.operation(name) ??
    fail(`has an operation under ${where} that the description does not have.${guess(name, operationNames(subject))}`)
  );
}

function checkRole(role: JsonValue | undefined, where: string, roles: JsonObject, fail: Fail): void {
  if (typeof role !== 'string' || Object.hasOwn(roles, role)) return;
  const known = Object.keys(roles);
  fail(
    `has the role ${role} under ${where}, but ${known.length === 0 ? 'no roles' : `only the roles ${known.join(', ')}`}.${guess(role, known)}`,
  );
}

/** Checks the names of path parameters. At least one of the operations must have each parameter. */
function checkPath(fixture: JsonObject, operations: readonly TestedOperation[], where: string, fail: Fail): void {
  const known = new Set(operations.flatMap(pathParameters));
  for (const name of Object.keys(mapAt(fixture, 'path'))) {
    if (!known.has(name)) fail(`has ${where}.path.${name}, which is not a path parameter.${guess(name, known)}`);
  }
}

function checkParameters(parameters: JsonObject, { operations }: ContractSubject, fail: Fail): void {
  const known = new Set(
    operations.flatMap((operation) =>
      pathParameters(operation).flatMap((name) => [name, pathUpTo(operation.path, name)]),
    ),
  );
  for (const key of Object.keys(parameters)) {
    if (!known.has(key))
      fail(`has parameters.${key}, which is not a path parameter of the description.${guess(key, known)}`);
  }
}

const pathParameters = ({ parameters }: TestedOperation): string[] =>
  parameters.filter(({ in: location }) => location === 'path').map(({ name }) => name);

const operationNames = ({ operations }: ContractSubject): string[] => operations.map(({ name }) => name);

/** Returns the question about the most similar name. Returns an empty text if no name is similar enough. */
function guess(name: string, names: Iterable<string>): string {
  const near = suggestion(name, names);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}
