import { noDocumentMemory, type DocumentMemory } from '../document-parts.ts';
import { createDiagnostics, type Diagnostics } from '../../diagnostics/diagnostic.ts';
import { versionOf } from '../check-version.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import type { Origins } from '../origins.ts';
import { followReferences, isReference, type Reference } from '../../openapi/reference.ts';
import { subschemas } from '../resources/subschemas.ts';
import { assumedValue } from './assumed-value.ts';
import { checkReference, ofSchema, repair, reportReference } from './check-reference.ts';
import { copiedSubschemas, copiedTarget } from './copied-target.ts';
import type { Fields, FieldType, ObjectName } from './field-type.ts';
import { checkText } from './field-text-fault.ts';
import { versionFault } from './field-version.ts';
import { findMisplacedInMap } from './misplaced-in-map.ts';
import { findMisplacedKeys } from './misplaced-keys.ts';
import { assumeNeededField, checkMissing, type CheckedObject } from './missing-fields.ts';
import { checkRules } from './object-rules.ts';
import { objectShapes, objectsOfSchemas } from './object-shapes.ts';
import { otherObject } from './other-object.ts';
import { componentOf, readRecursiveReference } from './recursive-reference.ts';
import { createRepairs, type FieldMember, type Repairs } from './repairs.ts';
import { reportMisplaced } from './report-misplaced.ts';
import type { StructureCheck } from './structure-check.ts';
import { createStructureParts } from './structure-parts.ts';
import { joinedDash, typeFix } from './type-fix.ts';
import { fieldTypeWords, valueWords, withArticle } from './type-words.ts';
import { reportUnknown } from './unknown-field.ts';

const objectTypesOfSchemas = Object.entries(objectsOfSchemas);

/**
 * Compares all objects of a document with the OpenAPI specification. Reports unknown fields, missing fields, and values of a wrong type.
 * Does not check the keywords of schemas.
 *
 * @param earlier the results of the previous run. A path or component without faults is only checked again if it has changed.
 * @returns the changes that replace faulty parts. After these changes, the document has the structure that later code expects.
 */
export function checkStructure(
  document: JsonObject,
  origins: Origins,
  diagnostics: Diagnostics,
  earlier: DocumentMemory,
): Repairs {
  let collection = diagnostics;
  const check: StructureCheck = {
    document,
    version: versionOf(document),
    get diagnostics() {
      return collection;
    },
    repairs: createRepairs(origins),
    locate: (owner, key, on) => origins.place(owner, key, on),
    locateObject: (node) => origins.place(node),
  };
  const { repairs } = check;
  const visited = new Map<JsonObject, ObjectName>();
  const opened = new Map<JsonObject, CheckedObject>();
  const schemas = new Set<JsonObject>();
  /** The number of visits to objects that were already visited. */
  let revisits = 0;
  const copies = new Map<JsonValue, JsonValue>();
  /** Objects that lack a field, because the field is indented too little. Each object is mapped to the name of this field. */
  const incomplete = new Map<JsonObject, string>();
  const findings = (): number => diagnostics.count + repairs.count + revisits;
  const parts = earlier === noDocumentMemory ? undefined : createStructureParts(document, earlier, findings);
  checkObject(document, 'OpenAPI');
  return repairs;

  /** @param member the key that leads to the object. Undefined for the root of the document. */
  function checkObject(node: JsonObject, name: ObjectName, member?: FieldMember): void {
    // YAML aliases share objects, so the same object may be visited again.
    if (visited.get(node) === name) {
      revisits++;
      return;
    }
    visited.set(node, name);
    const shape = objectShapes[name];
    const elsewhere = incomplete.get(node);
    const reported = reportMisplaced(node, findMisplacedKeys(node, name), check, incomplete);
    if (elsewhere !== undefined) reported.push(elsewhere);
    if (shape.kind === 'fields') checkFields(node, name, shape.fields, reported, member);
    else {
      for (const [key, value] of Object.entries(node)) {
        if (reported.includes(key) || (shape.isExtensible && key.startsWith('x-'))) continue;
        checkValue({ owner: node, key, value }, shape.value);
      }
    }
    checkRules(node, name, check, reported);
  }

  function checkFields(
    node: JsonObject,
    name: ObjectName,
    fields: Fields,
    reported: readonly string[],
    member: FieldMember | undefined,
  ): void {
    const object = { node, name, fields, member };
    opened.set(node, object);
    const unknown: string[] = [];
    for (const [key, value] of Object.entries(node)) {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (key.startsWith('x-') || reported.includes(key)) continue;
      if (field === undefined) {
        unknown.push(key);
        continue;
      }
      const fault = versionFault(`\`${key}\``, field.since, check.version);
      if (fault !== undefined) check.diagnostics.add({ ...fault, place: check.locate(node, key, 'key') });
      checkValue({ owner: node, key, value }, field.type);
    }
    for (const key of unknown) {
      const meant = reportUnknown(node, key, name, fields, check);
      if (meant !== undefined) checkAssumed({ owner: node, key, value: node[key] }, meant);
    }
    checkMissing(object, { unknown, reported }, check);
  }

  function checkValue(member: FieldMember, type: FieldType): void {
    const copy = copiedTarget(member, type, copies, check);
    if (copy !== undefined) return checkValue({ ...member, value: copy }, type);
    const { value } = member;
    // If a field of this object is indented too little, the outer object contains the field. A later run must then not reuse the result.
    const isIncomplete = isJsonObject(value) && incomplete.has(value);
    if (parts === undefined || isIncomplete) checkMember(member, type);
    else parts.check(value, () => checkMember(member, type));
  }

  function checkMember(member: FieldMember, type: FieldType): void {
    const { value } = member;
    switch (type.kind) {
      case 'anything':
        return;
      case 'object':
        if (!isJsonObject(value)) reportType(member, type);
        else if (type.orReference && isReference(value)) checkReference(member, value, type.name, check);
        else checkOwnObject(member, value, type);
        return;
      case 'schema':
        if (isJsonObject(value)) checkSchema(value, componentOf(member, check));
        else if (typeof value !== 'boolean' || check.version === '3.0') reportType(member, type);
        return;
      case 'list':
        if (!Array.isArray(value)) reportType(member, type);
        else for (const [key, item] of value.entries()) checkValue({ owner: value, key, value: item }, type.item);
        return;
      case 'map':
        if (isJsonObject(value)) checkMap(value, type.value);
        else reportType(member, type);
        return;
      case 'boolean':
        if (typeof value !== 'boolean') reportType(member, type);
        return;
      case 'choice':
        if (typeof value !== 'string' || !type.values.includes(value)) reportType(member, type);
        return;
      default:
        if (typeof value === 'string') checkText(member, type.kind, value, check);
        else reportType(member, type);
    }
  }

  function checkOwnObject(
    member: FieldMember,
    value: JsonObject,
    { name }: FieldType & { readonly kind: 'object' },
  ): void {
    const isComponent = Object.values(isJsonObject(document.components) ? document.components : {}).some(
      (map) => map === member.owner,
    );
    const other = otherObject(value, name, member.key, isComponent);
    if (other !== undefined) {
      const message = `\`${member.key}\` is ${other.noun}, and not ${withArticle(name)}.`;
      const assumption = ofSchema(name, value) ?? assumedValue({ kind: 'object', name, orReference: false }, value);
      repair(member, assumption, repairs);
      const at = check.locate(member.owner, member.key, 'key');
      check.diagnostics.fault('structure-invalid', message, assumption.words, other.fix, at);
    } else if (name === 'Media Type' && isReference(value)) checkMediaTypeReference(member, value);
    else checkObject(value, name, member);
  }

  /** Checks a reference in place of a Media Type Object. Before OpenAPI 3.2, the author probably means a reference in `schema`. */
  function checkMediaTypeReference(member: FieldMember, value: JsonObject & Reference): void {
    if (check.version === '3.2' || value.$ref.startsWith('#/components/mediaTypes/'))
      checkReference(member, value, 'Media Type', check);
    else if (value.schema === undefined) reportReference(member, value, 'Media Type', check);
    else checkObject(value, 'Media Type', member);
  }

  function checkMap(map: JsonObject, item: FieldType): void {
    const reported = reportMisplaced(map, findMisplacedInMap(map, item), check, incomplete);
    for (const [key, value] of Object.entries(map)) {
      if (!reported.includes(key)) checkValue({ owner: map, key, value }, item);
    }
  }

  /** @param component the pointer to the component that contains the schema. Undefined outside of the components. */
  function checkSchema(schema: JsonObject, component: string | undefined): void {
    if (schemas.has(schema)) {
      revisits++;
      return;
    }
    schemas.add(schema);
    if (component !== undefined) readRecursiveReference(schema, component, check);
    if (isReference(schema) && followReferences(document, schema) === undefined)
      repairs.later(() => {
        if (followReferences(document, schema) === undefined) repairs.leaveOut({ owner: schema, key: '$ref' });
      });
    for (const [key, type] of objectTypesOfSchemas) {
      if (schema[key] !== undefined) checkValue({ owner: schema, key, value: schema[key] }, type);
    }
    for (const copied of copiedSubschemas(schema, copies, check)) checkSchema(copied, component);
    for (const { value } of subschemas(schema)) if (isJsonObject(value)) checkSchema(value, component);
  }

  function reportType(member: FieldMember, type: FieldType): void {
    const { owner, key, value = null } = member;
    const joined = type.kind === 'list' ? joinedDash(value) : undefined;
    const assumption = assumedValue(type, value);
    const object = assumption.value === undefined && isJsonObject(owner) ? opened.get(owner) : undefined;
    const needed = object && assumeNeededField(object, String(key), check);
    const words = needed ?? assumption.words;
    if (needed === undefined) repair(member, assumption, repairs);
    if (joined !== undefined) {
      const message = `The key \`${joined}\` begins with a \`-\` without a space, so \`${key}\` is not an array.`;
      const at = check.locate(value, joined, 'key');
      check.diagnostics.fault('structure-invalid', message, words, `Write \`- ${joined.slice(1)}\`.`, at);
      return;
    }
    const subject = typeof key === 'number' ? `Entry ${key + 1} of the array` : `\`${key}\``;
    const message = `${subject} is ${valueWords(value)}, and not ${fieldTypeWords(type)}.`;
    const fix = typeFix(type, key, value);
    // An empty value has no characters to underline, so the location of the key is reported.
    const at = check.locate(owner, key, value === null ? 'key' : 'value');
    // Authors often write a version such as 1.0 without quotes. This is only a warning, because no other value depends on the version.
    const isReadable = type.kind === 'string' && key === 'version' && typeof value === 'number';
    if (isReadable) check.diagnostics.warning('structure-invalid', `${message} ${words}`, fix, at);
    else check.diagnostics.fault('structure-invalid', message, words, fix, at);
    // The items of an assumed array may have faults, too.
    const isDeeper = assumption.value !== undefined && value !== null && typeof assumption.value === 'object';
    if (isDeeper && type.kind === 'list') checkAssumed({ owner, key, value: assumption.value }, type);
  }

  /** Replaces faulty parts of an assumed value. Does not report them, because they are consequences of the assumption. */
  function checkAssumed(member: FieldMember, type: FieldType): void {
    collection = createDiagnostics();
    checkValue(member, type);
    collection = diagnostics;
  }
}
