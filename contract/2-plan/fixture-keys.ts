import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { CredentialSource, Fixtures, OperationFixture, Seed, StatusFixture } from './fixtures.ts';

/** The kind of the value of a key in a fixtures file. */
export type FixtureValueKind = keyof typeof fixtureValueKinds;

interface KindRule {
  /** The words for such a value in an error message. */
  readonly words: string;
  readonly isValid: (value: JsonValue | undefined) => boolean;
}

const isList = (value: JsonValue | undefined, isItem: (item: JsonValue) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

export const fixtureValueKinds = {
  any: { words: 'a value', isValid: (value) => value !== undefined },
  boolean: { words: 'true or false', isValid: (value) => typeof value === 'boolean' },
  hook: {
    words: 'a list of texts, the program and its arguments, or the path of a JavaScript or TypeScript module,',
    isValid: (value) =>
      typeof value === 'string' ? /\.[cm]?[jt]s$/u.test(value) : isList(value, (item) => typeof item === 'string'),
  },
  list: { words: 'a list of maps', isValid: (value) => isList(value, isJsonObject) },
  map: { words: 'a map', isValid: isJsonObject },
  statuses: { words: 'a list of statuses, such as 404,', isValid: (value) => isList(value, Number.isInteger) },
  text: { words: 'a text', isValid: (value) => typeof value === 'string' },
} satisfies Readonly<Record<string, KindRule>>;

const requestKeys = { path: 'map', query: 'map', header: 'map', body: 'any' } as const;

// The types ensure that each list is complete.

export const fileKeys: Readonly<Record<keyof Fixtures, FixtureValueKind>> = {
  stateless: 'boolean',
  credentials: 'map',
  roles: 'map',
  forbidden: 'text',
  parameters: 'map',
  operations: 'map',
  anywhere: 'statuses',
  otherRejections: 'boolean',
  statuses: 'map',
  seed: 'list',
  setUp: 'hook',
  tearDown: 'hook',
};

export const operationKeys: Readonly<Record<keyof OperationFixture, FixtureValueKind>> = {
  ...requestKeys,
  after: 'text',
  consumes: 'boolean',
  except: 'map',
  role: 'text',
  skip: 'text',
  statuses: 'map',
  usedUp: 'statuses',
  values: 'map',
};

export const statusFixtureKeys: Readonly<Record<keyof StatusFixture, FixtureValueKind>> = {
  ...requestKeys,
  after: 'text',
  role: 'text',
  skip: 'text',
};

export const seedKeys: Readonly<Record<keyof Seed, FixtureValueKind>> = {
  ...requestKeys,
  operation: 'text',
  parameters: 'map',
};

export const credentialSourceKeys: Readonly<Record<keyof CredentialSource, FixtureValueKind>> = {
  ...requestKeys,
  from: 'text',
  value: 'text',
};
