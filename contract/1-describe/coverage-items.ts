import type { JsonValue } from '@forgespec/description/json';
import type { Schema } from '@forgespec/model';
import { mergedSchema, type ResolveReference } from '@forgespec/model/values';
import type { ContractSubject, TestedOperation } from './subject.ts';
import { bodyPathsInSchema, boundsOf, alternativesIn, type ValueBound, type Branch } from './body-paths.ts';

/** The kinds of coverage items, in the order in which reports list them. */
export const coverageKinds = [
  'operation',
  'parameter',
  'property',
  'enum',
  'bound',
  'branch',
  'sent',
  'status',
  'type',
  'header',
] as const;

export type CoverageKind = (typeof coverageKinds)[number];

/** An element of the description, such as a parameter or a status. The coverage report counts these elements. */
export interface CoverageItem {
  readonly operation: string;
  readonly kind: CoverageKind;
  /**
   * The name of the item: `query page`, `/name`, `/kind quay`, `200`. It is unique among the items of the same operation and
   * kind.
   */
  readonly name: string;
  /** The identifier of the item. It is unique in the whole description. */
  readonly key: string;
}

/** Returns the coverage items of an operation. */
export function coverageItems(subject: ContractSubject, operation: TestedOperation): CoverageItem[] {
  const item = (kind: CoverageKind, name: string): CoverageItem => ({
    operation: operation.name,
    kind,
    name,
    key: [operation.name, kind, name].filter((part) => part !== '').join(' '),
  });
  const responses = operation.responses.filter(({ status }) => /^\d/u.test(status));
  return [
    item('operation', ''),
    ...operation.parameters
      .filter(({ in: location }) => location !== 'path')
      .flatMap(({ in: location, name, schema }) => [
        item('parameter', `${location} ${name}`),
        ...enumValues(schema, subject.resolve).map((value) => item('enum', `${location} ${name} ${String(value)}`)),
        ...boundsOfParameter(schema, subject.resolve).map((bound) =>
          item('bound', `${location} ${name} ${bound.name}`),
        ),
        ...branchesOfParameter(schema).map((branch) => item('branch', `${location} ${name} ${branch.name}`)),
      ]),
    ...bodyItems(subject, operation, item),
    ...responses.flatMap(({ status, contents, headers }) => [
      item('status', status),
      ...contents.map(({ mediaType }) => item('type', `${status} ${mediaType}`)),
      ...headers.map(({ name }) => item('header', `${status} ${name}`)),
    ]),
  ];
}

/** The kinds of coverage items in bodies. */
const bodyKinds = ['property', 'enum', 'bound', 'branch'] as const;

/** Returns the bounds of the values of a parameter. */
export const boundsOfParameter = (schema: Schema, resolve: ResolveReference): ValueBound[] => {
  const merged = mergedSchema(schema, resolve);
  return merged === undefined ? [] : boundsOf(merged);
};

/** Returns the alternatives of a parameter. */
export const branchesOfParameter = (schema: Schema): Branch[] =>
  schema.kind === 'boolean' ? [] : alternativesIn(schema);

function bodyItems(
  subject: ContractSubject,
  { body }: TestedOperation,
  item: (kind: CoverageKind, name: string) => CoverageItem,
): CoverageItem[] {
  const contents = body?.contents ?? [];
  const paths = new Set(
    contents.flatMap(({ schema }) => (schema === undefined ? [] : bodyPathsInSchema(schema, subject.resolve))),
  );
  return [
    ...contents.map(({ mediaType }) => item('sent', mediaType)),
    ...[...paths].map((path) => {
      const space = path.indexOf(' ');
      const kind = bodyKinds.find((each) => each === path.slice(0, space)) ?? 'property';
      return item(kind, path.slice(space + 1));
    }),
  ];
}

/**
 * Returns the enumerated values of a parameter, except null. If the parameter is an array, also returns the enumerated values of its items.
 */
export function enumValues(schema: Schema, resolve: ResolveReference): JsonValue[] {
  const merged = mergedSchema(schema, resolve);
  const items = merged?.items === undefined ? undefined : mergedSchema(merged.items, resolve);
  return [...new Set([...(merged?.enum ?? []), ...(items?.enum ?? [])])].filter((value) => value !== null);
}
