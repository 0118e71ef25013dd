import type { JsonObject, JsonValue } from '../../json/json.ts';
import { objectOf } from '../../json/own-keys.ts';
import { securitySchemeTypes, type SecuritySchemeType } from '../../openapi/security-scheme-types.ts';
import { short } from './assumed-value.ts';
import type { Field, Fields, ObjectName } from './field-type.ts';
import type { FieldMember } from './repairs.ts';
import type { StructureCheck } from './structure-check.ts';
import { fieldTypeWords, withCapitalArticle } from './type-words.ts';
import { fieldLike } from './unknown-field.ts';

/** An object with fixed fields. */
export interface CheckedObject {
  readonly node: JsonObject;
  readonly name: ObjectName;
  readonly fields: Fields;
  /** The key that leads to the object. Undefined for the root of the document. */
  readonly member: FieldMember | undefined;
}

/**
 * The keys of an object that may explain why a field is missing. For example, the misspelt key `titel` explains why `title` is missing. The
 * missing field is then not reported.
 */
interface OtherKeys {
  /** The keys that are not fields, for example because they are misspelt. */
  readonly unknown: readonly string[];
  /** The keys that are already reported. */
  readonly reported: readonly string[];
}

/**
 * Reports the required fields that an object lacks. If the object is not usable without a field, also adds an assumed value of this field,
 * or removes the object.
 */
export function checkMissing(object: CheckedObject, { unknown, reported }: OtherKeys, check: StructureCheck): void {
  const { node, name, fields } = object;
  for (const [key, field] of Object.entries(fields)) {
    if (reported.includes(key) || Object.hasOwn(node, key) || !isNeeded(field, check)) continue;
    if (unknown.some((other) => other === 'ref' || fieldLike(other, fields) === key)) continue;
    const message = `${withCapitalArticle(name)} needs \`${key}\`, which is missing.`;
    const fix = `Add \`${key}: …\`, ${fieldTypeWords(field.type)}.`;
    const location = check.locateObject(node);
    if (field.needsNoAssumption === true) {
      check.diagnostics.warning('structure-invalid', message, fix, location);
      continue;
    }
    check.diagnostics.fault('structure-invalid', message, assumeField(object, key, check), fix, location);
  }
}

/** Adds an assumed value of a field. If no value can be assumed, removes the object. Returns the assumption as a sentence. */
function assumeField({ node, name, member }: CheckedObject, key: string, { repairs }: StructureCheck): string {
  const assumed = assumedFields[name]?.(node);
  if (assumed !== undefined) repairs.replace({ owner: node, key }, assumed);
  else if (member !== undefined) repairs.leaveOut(member);
  return assumed === undefined ? 'The object is left out.' : `\`${key}: ${short(assumed)}\` is assumed.`;
}

/** Maps each type of security scheme to the fields that it needs. */
export const fieldsOfSchemes: Readonly<Record<SecuritySchemeType, readonly string[]>> = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  mutualTLS: [],
  oauth2: ['flows'],
  openIdConnect: ['openIdConnectUrl'],
};

/** Usual values of fields of security schemes. */
export const usualValues: Readonly<Record<string, string>> = {
  flow: 'implicit',
  in: 'header',
  name: 'Authorization',
  scheme: 'bearer',
};

/** Sets the usual value of a field. Returns the assumption as a sentence, or undefined if there is no usual value. */
export function assumeUsualValue(node: JsonObject, key: string, { repairs }: StructureCheck): string | undefined {
  const usual = usualValues[key];
  if (usual === undefined) return undefined;
  repairs.replace({ owner: node, key }, usual);
  return `\`${key}: ${usual}\` is assumed.`;
}

/**
 * Treats a required field with an unusable value like a missing field. Returns the assumption as a sentence. Returns undefined if forgespec
 * makes no assumption when this field is missing.
 */
export function assumeNeededField(object: CheckedObject, key: string, check: StructureCheck): string | undefined {
  const { node, name, fields } = object;
  const type = name === 'Security Scheme' ? securitySchemeTypes.find((known) => known === node['type']) : undefined;
  const isOfScheme = type !== undefined && fieldsOfSchemes[type].includes(key);
  if (isOfScheme) return assumeUsualValue(node, key, check);
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  const isWithoutMeaning = field === undefined || field.needsNoAssumption === true || !isNeeded(field, check);
  return isWithoutMeaning ? undefined : assumeField(object, key, check);
}

function isNeeded({ isRequired }: Field, { version }: StructureCheck): boolean {
  if (isRequired === 'in 3.0') return version === '3.0';
  return isRequired === 'always' || (isRequired === 'before 3.2' && version !== '3.2');
}

/**
 * Some kinds of objects are useful even if a required field is missing. For each of these kinds, a function returns the assumed value of
 * the missing field.
 */
const assumedFields: Partial<Readonly<Record<ObjectName, (node: JsonObject) => JsonValue>>> = {
  OpenAPI: () => objectOf({}),
  Swagger: () => objectOf({}),
  'Request Body': () => objectOf({}),
  'Security Scheme': ({ flows, scheme, name, openIdConnectUrl }) => {
    if (flows !== undefined) return 'oauth2';
    if (openIdConnectUrl !== undefined) return 'openIdConnect';
    return scheme === undefined && name !== undefined ? 'apiKey' : 'http';
  },
  'Swagger Security Scheme': ({ flow, scopes, name }) => {
    if (flow !== undefined || scopes !== undefined) return 'oauth2';
    return name === undefined ? 'basic' : 'apiKey';
  },
  'Server Variable': ({ enum: values }) => (Array.isArray(values) && typeof values[0] === 'string' ? values[0] : ''),
};
