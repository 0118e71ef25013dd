import { lowerCaseWords } from '@forgespec/model/names';
import { valueAt, type JsonValue } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Arguments } from '../http/arguments.ts';
import { identifyingProperties, repeatedPathValues } from '../1-describe/body-identity.ts';
import type { Link } from '../1-describe/links.ts';
import { scalarProperties, withValueAt, type ScalarProperty } from '../1-describe/scalar-properties.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import type { CreateName } from './test-data.ts';
import { listedValues, uniqueValue } from './unique-values.ts';

/** The properties of request bodies whose values must not be in use on the server. */
export interface Identities {
  /** Returns the JSON Pointers to the properties that get a new value in each request of an operation. */
  pointers(operation: TestedOperation): readonly string[];
  /** Returns the property that gets a new value only to mark test data. Undefined if there is none. */
  marker(operation: TestedOperation): string | undefined;
  /** Returns the properties that repeat values of the path, by the name of the path parameter. */
  repeated(operation: TestedOperation): ReadonlyMap<string, string>;
  /** Returns the scalar properties of the body of an operation. */
  properties(operation: TestedOperation): readonly ScalarProperty[];
  /** Returns true if a status shows that a value is in use. */
  isConflict(operation: TestedOperation, status: number): boolean;
  /** Adds properties that must have new values. The server responds with the status if a value is in use. */
  add(operation: TestedOperation, pointers: readonly string[], status: number): void;
  /** Keeps the documented value of the property that marks test data, because the server rejects other values. */
  dropMarker(operation: TestedOperation): void;
  /**
   * Returns arguments with new values for some properties of the body. A property that repeats a value of the path gets this value. A
   * property keeps its value if no other value is valid.
   */
  renew(operation: TestedOperation, args: Arguments, pointers: readonly string[], name: CreateName): Arguments;
}

export function createIdentities(subject: ContractSubject, links: readonly Link[]): Identities {
  const learned = new Map<string, Set<string>>();
  const statuses = new Map<string, Set<number>>();
  const unmarked = new Set<string>();
  const facts = new Map<string, Facts>();
  const turns = new Map<string, number>();

  /** Returns the number of earlier values for a property of an operation. */
  const nextTurn = (operation: TestedOperation, pointer: string): number => {
    const key = `${operation.name} ${pointer}`;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return turn;
  };

  const factsOf = (operation: TestedOperation): Facts => {
    const known = facts.get(operation.name) ?? describe(subject, links, operation);
    facts.set(operation.name, known);
    return known;
  };
  const marker = (operation: TestedOperation): string | undefined =>
    unmarked.has(operation.name) ? undefined : factsOf(operation).marker;
  const ownPointers = (operation: TestedOperation): string[] => [
    ...factsOf(operation).own,
    ...[marker(operation)].filter((pointer) => pointer !== undefined),
    ...(learned.get(operation.name) ?? []),
  ];

  return {
    marker,
    repeated: (operation) => factsOf(operation).repeated,
    properties: (operation) => factsOf(operation).properties,
    pointers(operation) {
      const { repeated, creators, properties } = factsOf(operation);
      const inPath = new Set(repeated.values());
      const all = [...ownPointers(operation), ...creators.flatMap(ownPointers)];
      return [...new Set(all)].filter(
        (pointer) => !inPath.has(pointer) && properties.some((property) => property.pointer === pointer),
      );
    },
    isConflict: ({ name }, status) => status === 409 || statuses.get(name)?.has(status) === true,
    add({ name }, pointers, status) {
      learned.set(name, new Set([...(learned.get(name) ?? []), ...pointers]));
      statuses.set(name, new Set([...(statuses.get(name) ?? []), status]));
    },
    dropMarker: ({ name }) => void unmarked.add(name),
    renew: (operation, args, pointers, name) =>
      renew(subject, operation, factsOf(operation), {
        args,
        pointers,
        name,
        turn: (pointer) => nextTurn(operation, pointer),
      }),
  };
}

/** The statements of a description about the values of a request body. */
interface Facts {
  readonly properties: readonly ScalarProperty[];
  readonly own: readonly string[];
  readonly marker: string | undefined;
  readonly repeated: ReadonlyMap<string, string>;
  /** The operations that create the resources of this operation. */
  readonly creators: readonly TestedOperation[];
}

function describe(subject: ContractSubject, links: readonly Link[], operation: TestedOperation): Facts {
  const properties = scalarProperties(operation.body?.contents[0]?.schema, subject.resolve);
  const repeated = repeatedPathValues(subject, links, operation);
  const inPath = new Set(repeated.values());
  const own = identifyingProperties(subject, links, operation).filter((pointer) => !inPath.has(pointer));
  const isCreator = links.some(({ from }) => from.name === operation.name);
  const isMarked = properties.some(({ pointer, merged }) => own.includes(pointer) && isFreeText(merged));
  const texts = properties.filter(
    ({ pointer, names, merged }) => isFreeText(merged) && !inPath.has(pointer) && !isReference(names),
  );
  const marker = isCreator && !isMarked ? (texts.find(({ required }) => required) ?? texts[0])?.pointer : undefined;
  const creators = links.filter(({ from, to }) => from.name !== operation.name && to.path === operation.path);
  return { properties, own, marker, repeated, creators: [...new Set(creators.map(({ from }) => from))] };
}

/** Returns true if a text of any form is valid, such as the names of test data. */
const isFreeText = (merged: ScalarProperty['merged']): boolean =>
  merged.type?.includes('string') === true &&
  listedValues(merged) === undefined &&
  merged.pattern === undefined &&
  merged.format === undefined &&
  (merged.maxLength ?? 255) >= 40;

/** Returns true if a property contains the id of a resource. */
const isReference = (names: readonly string[]): boolean =>
  /^(?:id|uuid)s?$/u.test(lowerCaseWords(names.at(-1) ?? '').at(-1) ?? '');

interface Renewal {
  readonly args: Arguments;
  readonly pointers: readonly string[];
  readonly name: CreateName;
  /** Returns the number of earlier values for a property. */
  readonly turn: (pointer: string) => number;
}

function renew(
  subject: ContractSubject,
  operation: TestedOperation,
  { properties, repeated }: Facts,
  { args, pointers, name, turn }: Renewal,
): Arguments {
  const content = operation.body?.contents[0];
  if (args.body === undefined || content?.schema === undefined) return args;
  const isValid = subject.check(content.schema);
  const { value: original } = args.body;
  const wasValid = isValid(original).length === 0;
  const change = (
    body: JsonValue,
    pointer: string,
    next: (property: ScalarProperty, old: JsonValue) => JsonValue | undefined,
  ): JsonValue => {
    const property = properties.find((candidate) => candidate.pointer === pointer);
    const old = valueAt(body, parsePointer(pointer));
    const value = property === undefined || old === undefined || old === null ? undefined : next(property, old);
    const changed = value === undefined ? body : withValueAt(body, pointer, value);
    return wasValid && isValid(changed).length > 0 ? body : changed;
  };
  const repeating = [...repeated].reduce((body, [parameter, pointer]) => {
    const value = args.path[parameter];
    return change(body, pointer, ({ schema }) =>
      [value, Number(value), String(value)].find(
        (each) => each !== undefined && subject.check(schema)(each).length === 0,
      ),
    );
  }, original);
  const value = pointers.reduce(
    (body, pointer) =>
      change(body, pointer, ({ schema, merged }, old) =>
        uniqueValue(old, merged, subject.check(schema), name, turn(pointer)),
      ),
    repeating,
  );
  return value === original ? args : { ...args, body: { ...args.body, value } };
}
