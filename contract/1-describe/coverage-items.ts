import type { JsonValue } from '@forgespec/generator/json';
import type { Schema } from '@forgespec/generator/model/schema';
import type { ContractSubject, TestedOperation } from './subject.ts';
import { mergedSchema, type ResolveReference } from '@forgespec/generator/values/merged-schema';
import { bodyPathsInSchema } from './body-paths.ts';

/** The kinds of items that coverage counts, in the order of reports. */
export const coverageKinds = [
  'operation',
  'parameter',
  'property',
  'enum',
  'sent',
  'status',
  'type',
  'header',
] as const;

export type CoverageKind = (typeof coverageKinds)[number];

/** One part of the description that coverage counts. */
export interface CoverageItem {
  readonly operation: string;
  readonly kind: CoverageKind;
  /** The name of the item, unique for its operation and kind: `query page`, `/name`, `/kind quay`, `200`. */
  readonly name: string;
  /** The identifier of the item in the whole description. */
  readonly key: string;
}

/** Returns the coverage items of an operation. */
export function coverageItems(subject: ContractSubject, operation: TestedOperation): CoverageItem[] {
  const thing = (kind: CoverageKind, name: string): CoverageItem => ({
    operation: operation.name,
    kind,
    name,
    key: [operation.name, kind, name].filter((part) => part !== '').join(' '),
  });
  const responses = operation.responses.filter(({ status }) => /^\d/u.test(status));
  return [
    thing('operation', ''),
    ...operation.parameters
      .filter(({ in: place }) => place !== 'path')
      .flatMap(({ in: place, name, schema }) => [
        thing('parameter', `${place} ${name}`),
        ...enumValues(schema, subject.resolve).map((value) => thing('enum', `${place} ${name} ${String(value)}`)),
      ]),
    ...bodyThings(subject, operation, thing),
    ...responses.flatMap(({ status, contents, headers }) => [
      thing('status', status),
      ...contents.map(({ mediaType }) => thing('type', `${status} ${mediaType}`)),
      ...headers.map(({ name }) => thing('header', `${status} ${name}`)),
    ]),
  ];
}

function bodyThings(
  subject: ContractSubject,
  { body }: TestedOperation,
  thing: (kind: CoverageKind, name: string) => CoverageItem,
): CoverageItem[] {
  const contents = body?.contents ?? [];
  const places = new Set(
    contents.flatMap(({ schema }) => (schema === undefined ? [] : bodyPathsInSchema(schema, subject.resolve))),
  );
  return [
    ...contents.map(({ mediaType }) => thing('sent', mediaType)),
    ...[...places].map((place) => {
      const space = place.indexOf(' ');
      return thing(place.startsWith('enum') ? 'enum' : 'property', place.slice(space + 1));
    }),
  ];
}

/** Returns the enumerated values of a parameter, or of its items. */
export function enumValues(schema: Schema, resolve: ResolveReference): JsonValue[] {
  const merged = mergedSchema(schema, resolve);
  const items = merged?.items === undefined ? undefined : mergedSchema(merged.items, resolve);
  return [...new Set([...(merged?.enum ?? []), ...(items?.enum ?? [])])].filter((value) => value !== null);
}
