// The measured schemas and their values. The values are examples from generated/openapi.json, and invalid or reordered
// copies of these examples.

import { readFileSync } from 'node:fs';
import type { Definitions, JsonSchema } from './contestant.ts';

interface Document {
  readonly components: {
    readonly schemas: Definitions;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

const document: Document = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8').replaceAll(
    '"#/components/schemas/',
    '"#/$defs/',
  ),
);
const { schemas, examples } = document.components;

/**
 * The keywords that constrain values. All other keywords are removed from the schemas, because some libraries would
 * need time to skip them.
 */
const keywords = new Set(
  '$ref type enum anyOf oneOf items properties required additionalProperties maxLength format'.split(' '),
);

function assertions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(assertions);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => keywords.has(keyword))
      .map(([keyword, value]) => {
        if (keyword === 'enum') return [keyword, value];
        if (keyword !== 'properties') return [keyword, assertions(value)];
        return [keyword, Object.fromEntries(Object.entries(value).map(([name, member]) => [name, assertions(member)]))];
      }),
  );
}

const schemaNamed = (name: string): JsonSchema => Object(assertions(schemas[name]));

const exampleNamed = (name: string): unknown => {
  const example = examples[name];
  if (example === undefined) throw new Error(`The description has no example ${name}`);
  return example.value;
};

/**
 * The measured schemas, and all schemas to which they refer. Our description allows unknown properties in bodies. The
 * schemas with the prefix `Closed` reject unknown properties, like a strict server.
 */
export const definitions: Definitions = {
  ...withReferences('MergeRequest'),
  ClosedMergeRequestCreate: { ...schemaNamed('MergeRequestCreate'), additionalProperties: false },
  ClosedBadgeCreate: { ...schemaNamed('BadgeCreate'), additionalProperties: false },
};

function withReferences(name: string, found: Record<string, JsonSchema> = {}): Definitions {
  if (found[name] !== undefined) return found;
  const schema = schemaNamed(name);
  found[name] = schema;
  for (const [, other = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/gu)) withReferences(other, found);
  return found;
}

/** A measured schema with its values. The output has one row for each subject. */
export interface Subject {
  readonly about: string;
  readonly schema: string;
  readonly measured: 'is' | 'issues';
  /** The values that the validators check, one after the other. */
  readonly values: readonly unknown[];
  /**
   * The time of ajv (compiled at run time), divided by the time of our validator, must be at least this number. For
   * example, if the number is 5, our validator must be 5 times as fast as ajv.
   */
  readonly target: number;
}

const mergeRequest = exampleNamed('mergeRequest');
const mergeRequestCreate = exampleNamed('mergeRequestCreate');
const badgeCreate = exampleNamed('badgeCreate');

/** Returns a copy of an object in which some values are replaced. */
const changed = (value: unknown, changes: Readonly<Record<string, unknown>>): unknown => ({
  ...structuredClone(Object(value)),
  ...changes,
});

const wrongMergeRequest = changed(mergeRequest, {
  id: '1',
  state: 'open',
  created_at: '2026-02-30T10:15:00Z',
  author: { ...Object(mergeRequest).author, id: 1.5, state: 'gone' },
  labels: ['bug', 7],
  upvotes: null,
  draft: 'yes',
  web_url: undefined,
});

const wrongCreate = changed(mergeRequestCreate, { title: 7, assignee_ids: ['x'], merge_after: '2026-13-01', foo: 1 });

/**
 * Returns copies of an object. Each copy has its keys in a different order. Different clients send keys in different
 * orders, and the JavaScript engine uses a different internal shape for each order.
 */
const shapes = (object: object, count: number): unknown[] =>
  Array.from({ length: count }, (_, turn) => {
    const entries = Object.entries(object);
    return JSON.parse(JSON.stringify(Object.fromEntries([...entries.slice(turn), ...entries.slice(0, turn)])));
  });

export const subjects: readonly Subject[] = [
  { about: 'valid merge request', schema: 'MergeRequest', measured: 'is', values: [mergeRequest], target: 5 },
  {
    about: 'valid closed body, merge request',
    schema: 'ClosedMergeRequestCreate',
    measured: 'is',
    values: [mergeRequestCreate],
    target: 10,
  },
  // A badge has only three keys. ajv needs only 20 ns for it, and our validator needs 10 ns, so our validator cannot be
  // ten times as fast as ajv. Nearly half of the 10 ns is the time for the call itself and for the check that the value
  // is an object.
  { about: 'valid closed body, badge', schema: 'ClosedBadgeCreate', measured: 'is', values: [badgeCreate], target: 1 },
  {
    about: 'invalid merge request, all issues',
    schema: 'MergeRequest',
    measured: 'issues',
    values: [JSON.parse(JSON.stringify(wrongMergeRequest))],
    target: 3,
  },
  {
    about: 'invalid closed body, all issues',
    schema: 'ClosedMergeRequestCreate',
    measured: 'issues',
    values: [JSON.parse(JSON.stringify(wrongCreate))],
    target: 3,
  },
  {
    about: 'valid merge request, 60 key orders',
    schema: 'MergeRequest',
    measured: 'is',
    values: shapes(Object(mergeRequest), 60),
    target: 1,
  },
];
