import type { JsonObject, JsonValue } from '../json.ts';
import { objectOf } from '../own-keys.ts';
import { short } from './assumed-value.ts';
import type { Field, Fields, ObjectName } from './field-type.ts';
import type { FieldMember } from './repairs.ts';
import type { StructureCheck } from './structure-check.ts';
import { fieldTypeWords, withCapitalArticle } from './type-words.ts';
import { fieldLike } from './unknown-field.ts';

/** An object with fixed fields. */
interface CheckedObject {
  readonly node: JsonObject;
  readonly name: ObjectName;
  readonly fields: Fields;
  /** Its keys that are not fields. */
  readonly unknown: readonly string[];
  /** Its keys that are already reported. */
  readonly reported: readonly string[];
  /** The key that leads to the object; undefined for the document. */
  readonly member: FieldMember | undefined;
}

/** Reports the required fields that an object lacks. Adds an assumed value, or leaves out the object. */
export function checkMissing({ node, name, fields, unknown, reported, member }: CheckedObject, check: StructureCheck) {
  for (const [key, field] of Object.entries(fields)) {
    if (reported.includes(key) || Object.hasOwn(node, key) || !isNeeded(field, check)) continue;
    if (unknown.some((other) => other === 'ref' || fieldLike(other, fields) === key)) continue;
    const message = `${withCapitalArticle(name)} needs \`${key}\`, which is missing.`;
    const fix = `Add \`${key}: …\`, ${fieldTypeWords(field.type)}.`;
    const place = check.locateObject(node);
    if (field.isForReaders === true) {
      check.diagnostics.warning('structure-invalid', message, fix, place);
      continue;
    }
    const assumed = assumedFields[name]?.(node);
    if (assumed !== undefined) check.repairs.replace({ owner: node, key }, assumed);
    else if (member !== undefined) check.repairs.leaveOut(member);
    const words = assumed === undefined ? 'The object is left out.' : `\`${key}: ${short(assumed)}\` is assumed.`;
    check.diagnostics.fault('structure-invalid', message, words, fix, place);
  }
}

function isNeeded({ isRequired }: Field, { version }: StructureCheck): boolean {
  if (isRequired === 'in 3.0') return version === '3.0';
  return isRequired === 'always' || (isRequired === 'before 3.2' && version !== '3.2');
}

/** For each object with a meaning without its required field: a function that returns the assumed value of the field. */
const assumedFields: Partial<Readonly<Record<ObjectName, (node: JsonObject) => JsonValue>>> = {
  OpenAPI: () => objectOf({}),
  'Request Body': () => objectOf({}),
  'Security Scheme': ({ flows, scheme, name, openIdConnectUrl }) => {
    if (flows !== undefined) return 'oauth2';
    if (openIdConnectUrl !== undefined) return 'openIdConnect';
    return scheme === undefined && name !== undefined ? 'apiKey' : 'http';
  },
  'Server Variable': ({ enum: values }) => (Array.isArray(values) && typeof values[0] === 'string' ? values[0] : ''),
};
