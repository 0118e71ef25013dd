import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { isReference } from '../../openapi/reference.ts';
import type { ObjectName } from '../structure/field-type.ts';
import { objectShapes } from '../structure/object-shapes.ts';
import {
  compareKeywords,
  extensionMember,
  fieldsOf,
  isPlainPart,
  mappedSchema,
  typeOfExtension,
  typeOfKeyword,
  type PartType,
} from './part-type.ts';

/** A member of an object or array, with the type of the part at this position. */
export interface PartMember {
  readonly owner: JsonObject | JsonValue[];
  readonly key: number | string;
  readonly value: JsonObject | JsonValue[] | string;
  readonly type: PartType;
}

/**
 * Returns the members of a part that are references, or that may contain references. The members are in the order in which the bundler
 * visits them. The result also contains the strings in the `mapping` and `defaultMapping` of a discriminator.
 */
export function partMembers(part: JsonValue, type: PartType): PartMember[] {
  const members: PartMember[] = [];
  if (Array.isArray(part)) {
    if (type.kind === 'list')
      for (let index = 0; index < part.length; index++) addMember(members, part, index, type.item);
  } else if (isJsonObject(part)) addMembers(members, part, type);
  return members;
}

/** Adds a member if it is a reference, or may contain references. */
function addMember(members: PartMember[], owner: PartMember['owner'], key: number | string, type: PartType): void {
  const value: JsonValue | undefined = Reflect.get(owner, key);
  if (typeof value !== 'object' || value === null) return;
  if (!isPlainPart(type) || isReference(value)) members.push({ owner, key, value, type });
}

function addMembers(members: PartMember[], node: JsonObject, type: PartType): void {
  switch (type.kind) {
    case 'schema':
      return addKeywords(members, node);
    case 'object':
      return addFields(members, node, type.name);
    case 'map':
      for (const key of Object.keys(node)) addMember(members, node, key, type.value);
      return;
    case 'mapping':
      for (const key of Object.keys(node)) addMappedSchema(members, node, key);
      return;
    case 'extension':
      // Only a direct member of the extension is replaced: `x-pets: { cat: { $ref: cat.yaml } }`. Deeper values are only data.
      for (const key of Object.keys(node)) if (isReference(node[key])) addMember(members, node, key, extensionMember);
  }
}

function addKeywords(members: PartMember[], node: JsonObject): void {
  const keys = Object.keys(node).filter((key) => typeof node[key] === 'object' && node[key] !== null);
  if (keys.length > 1) keys.sort(compareKeywords);
  for (const key of keys) {
    const type = typeOfKeyword(key);
    if (type !== undefined) addMember(members, node, key, type);
  }
}

function addFields(members: PartMember[], node: JsonObject, name: ObjectName): void {
  const shape = objectShapes[name];
  if (shape.kind === 'fields')
    for (const [key, type] of fieldsOf(name)) if (node[key] !== undefined) addMember(members, node, key, type);
  if (name === 'Discriminator') addMappedSchema(members, node, 'defaultMapping');
  for (const key of Object.keys(node)) {
    const isExtension = key.startsWith('x-') && (shape.kind === 'fields' || shape.isExtensible);
    if (isExtension) addMember(members, node, key, typeOfExtension(name, key));
    else if (shape.kind === 'map') addMember(members, node, key, shape.value);
  }
}

function addMappedSchema(members: PartMember[], owner: JsonObject, key: string): void {
  const value = owner[key];
  if (typeof value === 'string') members.push({ owner, key, value, type: mappedSchema });
}
