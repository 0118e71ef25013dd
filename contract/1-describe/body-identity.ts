import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { JsonValue } from '@forgespec/description/json';
import { lowerCaseWords } from '@forgespec/model/names';
import { bodyPointer } from './runtime-expression.ts';
import type { Link } from './links.ts';
import { namesItemOf, propertyForParameter } from './parameter-properties.ts';
import { scalarProperties, type ScalarProperty } from './scalar-properties.ts';
import type { ContractSubject, TestedOperation } from './subject.ts';

/**
 * Returns the properties of a body that repeat values of the path, by the name of the path parameter: for `PUT /products/{sku}`, the
 * property `sku`.
 */
export function repeatedPathValues(
  subject: ContractSubject,
  links: readonly Link[],
  { path, body }: TestedOperation,
): Map<string, string> {
  const properties = scalarProperties(body?.contents[0]?.schema, subject.resolve);
  const collection = path.replace(/(?:\/\{[^{}]+\})+$/u, '');
  const found = Array.from(path.matchAll(/\{([^{}]+)\}/gu)).flatMap(({ 0: { length }, 1: name = '', index }) => {
    const linked = links
      .filter(({ to }) => to.path === path)
      .flatMap(({ parameters }) => propertyOf(parameters[name], properties) ?? []);
    if (linked[0] !== undefined) return [[name, linked[0].pointer] as const];
    const match = propertyForParameter(name, collection, properties);
    // The body rarely contains the parameters of the resources around the own resource, so their names must be equal.
    const isOwn = index + length > collection.length;
    if (match === undefined || (!isOwn && (match.rank > 0 || lowerCaseWords(name).join('') === 'id'))) return [];
    return [[name, match.property.pointer] as const];
  });
  return new Map(found);
}

/** Returns the JSON Pointers to the properties of a create request whose values identify the new resource. */
export function identifyingProperties(
  { resolve }: ContractSubject,
  links: readonly Link[],
  operation: TestedOperation,
): string[] {
  const properties = scalarProperties(operation.body?.contents[0]?.schema, resolve);
  const expressions = links
    .filter(({ from, to }) => from.name === operation.name && isItemOf(operation, to))
    .flatMap(({ parameters }) => Object.values(parameters));
  return [...new Set(expressions.flatMap((expression) => propertyOf(expression, properties)?.pointer ?? []))];
}

/** Returns the property to which the runtime expression of a link refers. */
function propertyOf(
  expression: JsonValue | undefined,
  properties: readonly ScalarProperty[],
): ScalarProperty | undefined {
  const pointer = bodyPointer(expression);
  return pointer === undefined ? undefined : propertyAt(properties, parsePointer(pointer));
}

/** Returns the property at a path. The objects around it may be missing, because a response often puts a resource into an object. */
const propertyAt = (properties: readonly ScalarProperty[], keys: readonly string[]): ScalarProperty | undefined =>
  properties.find(
    ({ names }) => names.length <= keys.length && names.every((name, index) => name === keys.at(index - names.length)),
  );

/** Returns true if a path addresses an item of the collection in which an operation creates resources. */
function isItemOf({ path }: TestedOperation, to: TestedOperation): boolean {
  if (to.path.startsWith(path.replace(/\/$/u, ''))) return true;
  const segment = to.path.split('/').findLast((text) => text !== '' && !text.startsWith('{')) ?? '';
  return lowerCaseWords(segment).some((word) => namesItemOf(path, word));
}
