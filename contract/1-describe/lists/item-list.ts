import { jsonSchemaOf } from '../documented-response.ts';
import { isJsonObject, valueAt, type JsonValue } from '@forgespec/description/json';
import type { Schema } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import { parseJsonBody } from '../runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../subject.ts';
import { itemProperties, type ItemProperty } from './item-property.ts';

/** A list that an operation returns. */
export interface ItemList {
  /** The property names from the body to the items. Empty if the body is the array of the items. */
  readonly path: readonly string[];
  readonly item: Schema;
  /** The properties of the items whose values are texts, numbers or booleans. */
  readonly properties: readonly ItemProperty[];
}

/**
 * Returns the list in the successful response of a GET. The body is an array of objects, or an object with exactly one such array. If the
 * path ends with a parameter, an object is a single resource, and not a list. Returns undefined if the operation returns no list.
 */
export function itemListOf(subject: ContractSubject, operation: TestedOperation): ItemList | undefined {
  if (operation.method !== 'get') return undefined;
  const schema = jsonSchemaOf(operation);
  if (schema === undefined) return undefined;
  const path = operation.pagination?.items ?? listPath(subject, schema, operation.path.endsWith('}'));
  const item = path === undefined ? undefined : itemAt(subject, schema, path);
  if (path === undefined || item === undefined) return undefined;
  const properties = itemProperties(item, subject.resolve);
  return properties.length === 0 ? undefined : { path, item, properties };
}

function listPath(subject: ContractSubject, schema: Schema, isResource: boolean): readonly string[] | undefined {
  if (isListOfObjects(subject, schema)) return [];
  if (isResource) return undefined;
  const members = mergedSchema(schema, subject.resolve)?.properties ?? [];
  const [list, ...others] = members.filter((member) => isListOfObjects(subject, member.schema));
  return list === undefined || others.length > 0 ? undefined : [list.name];
}

function isListOfObjects(subject: ContractSubject, schema: Schema): boolean {
  const items = mergedSchema(schema, subject.resolve)?.items;
  return items !== undefined && mergedSchema(items, subject.resolve)?.properties !== undefined;
}

function itemAt({ resolve }: ContractSubject, schema: Schema, path: readonly string[]): Schema | undefined {
  const list = path.reduce<Schema | undefined>((outer, name) => {
    const members = outer === undefined ? [] : (mergedSchema(outer, resolve)?.properties ?? []);
    return members.find((member) => member.name === name)?.schema;
  }, schema);
  return list === undefined ? undefined : mergedSchema(list, resolve)?.items;
}

/** Returns the items in the body of a response. Returns undefined if the body has no such list. */
export function itemsInBody(body: string, { path }: ItemList): readonly JsonValue[] | undefined {
  const value = parseJsonBody(body);
  const items = path.length === 0 ? value : isJsonObject(value) ? valueAt(value, path) : undefined;
  return Array.isArray(items) ? items : undefined;
}
