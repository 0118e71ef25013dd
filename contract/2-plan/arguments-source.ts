import type { JsonValue } from '@forgespec/description/json';
import type { Parameter, Schema } from '@forgespec/model';
import { sampleValue, withoutOmitted } from '@forgespec/model/values';
import { ownValue, type Arguments, type BodyArgument } from '../http/arguments.ts';
import { isEncodable } from './requests/encode-body.ts';
import { examplesOf } from '../1-describe/examples.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import type { Fixtures } from './fixtures.ts';

/** Returns a path template up to and including a parameter: `/shops/{id}` for `/shops/{id}/pets` and `id`. */
export const pathUpTo = (path: string, parameter: string): string =>
  path.slice(0, path.indexOf(`{${parameter}}`) + parameter.length + 2);

/**
 * Returns a valid value for a schema: an example of the description, otherwise a sample value that is built from the keywords of the
 * schema. Returns undefined if no such value is valid.
 */
export function knownValue(subject: ContractSubject, schema: Schema): JsonValue | undefined {
  const check = subject.check(schema);
  const sample = sampleValue(schema, subject.resolve);
  const candidates = [
    ...examplesOf(subject, schema).map(({ value }) => value),
    sample === undefined ? undefined : withoutOmitted(sample, schema, subject.resolve),
  ];
  return candidates.find((value) => value !== undefined && check(value).length === 0);
}

/** Returns the value that the fixtures contain for a path parameter of an operation. Returns undefined if the fixtures contain none. */
export function fixedPathValue(
  { operations, parameters }: Fixtures,
  { name: operation, path }: TestedOperation,
  parameter: string,
): JsonValue | undefined {
  return (
    ownValue(ownValue(operations, operation)?.path ?? {}, parameter) ??
    ownValue(parameters, pathUpTo(path, parameter)) ??
    ownValue(parameters, parameter)
  );
}

/**
 * Returns arguments of an operation, without its path parameters: the arguments in the fixtures, the required parameters, and the body. A
 * value that is not in the fixtures comes from the description. If the value of a required argument is not known, returns a text that names
 * the argument.
 */
export function staticArguments(
  subject: ContractSubject,
  fixtures: Fixtures,
  operation: TestedOperation,
): Omit<Arguments, 'path'> | string {
  const fixture = fixtures.operations[operation.name];
  const query = new Map(Object.entries(fixture?.query ?? {}));
  const header = new Map(Object.entries(fixture?.header ?? {}));
  for (const parameter of operation.parameters) {
    const values = parameter.in === 'query' ? query : header;
    if (parameter.in === 'path' || !parameter.required || values.has(parameter.name)) continue;
    const value = knownValue(subject, parameter.schema);
    if (value === undefined) return describe(parameter);
    values.set(parameter.name, value);
  }
  const body = bodyArgument(subject, fixtures, operation);
  if (body === 'unknown') return 'the body';
  return {
    query: Object.fromEntries(query),
    header: Object.fromEntries(header),
    ...(body !== undefined && { body }),
  };
}

const describe = ({ in: location, name }: Parameter): string => `the ${location} parameter ${name}`;

function bodyArgument(
  subject: ContractSubject,
  fixtures: Fixtures,
  operation: TestedOperation,
): BodyArgument | 'unknown' | undefined {
  const content = operation.body?.contents.find(({ mediaType }) => isEncodable(mediaType));
  if (content === undefined) return operation.body?.required === true ? 'unknown' : undefined;
  const { mediaType, schema } = content;
  const fixed = fixtures.operations[operation.name]?.body;
  const value = fixed ?? (schema === undefined ? undefined : knownValue(subject, schema));
  if (value === undefined) return operation.body?.required === true ? 'unknown' : undefined;
  return { mediaType, value };
}
