import type { Diagnostics, SourceLocation } from '../../diagnostics/diagnostic.ts';
import { versionOf, type OpenApiVersion } from '../check-version.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { Description } from '../load.ts';
import { isReference, type Reference } from '../reference.ts';
import { subschemas } from '../resources/subschemas.ts';
import type { Field, Fields, FieldType, ObjectName } from './field-type.ts';
import { isOtherKind, referenceKindWords } from './reference-kind.ts';
import { checkRules } from './object-rules.ts';
import { objectShapes, objectsOfSchemas } from './object-shapes.ts';
import { versionFault } from './field-version.ts';
import { fieldTextFault, type TextKind } from './field-text-fault.ts';
import { joinedDash, typeFix } from './type-fix.ts';
import { fieldTypeWords, valueWords, withArticle, withCapitalArticle } from './type-words.ts';
import { fieldLike, unknownFault } from './unknown-field.ts';
import { findMisplacedInMap } from './misplaced-in-map.ts';
import type { MisplacedKey } from './misplaced-key.ts';
import { findMisplacedKeys } from './misplaced-keys.ts';
import { otherObject, type OtherObject } from './other-object.ts';

const objectTypesOfSchemas = Object.entries(objectsOfSchemas);

/** The data that all rules need: the document, and functions for reports and source locations. */
export interface StructureCheck {
  readonly version: OpenApiVersion;
  readonly diagnostics: Diagnostics;
  /** Returns the source location of a key of an object, or of its value. */
  readonly locate: (owner: unknown, key: string | number, on: 'key' | 'value') => SourceLocation | undefined;
  /** Returns the source location of the key that leads to an object. */
  readonly locateObject: (node: unknown) => SourceLocation | undefined;
}

/** A value and the key that leads to it. */
interface Member {
  readonly owner: JsonObject | readonly JsonValue[];
  readonly key: string | number;
  readonly value: JsonValue | undefined;
}

/**
 * Reports each object of a document that differs from the OpenAPI specification: unknown fields, missing fields, and values of a wrong
 * type. Does not check the content of schemas.
 */
export function checkStructure({ document, origins }: Description, diagnostics: Diagnostics): void {
  const check: StructureCheck = {
    version: versionOf(document),
    diagnostics,
    locate: (owner, key, on) => origins.place(owner, key, on),
    locateObject: (node) => origins.place(node),
  };
  const visited = new Map<JsonObject, ObjectName>();
  const schemas = new Set<JsonObject>();
  /** Objects that lack a field because the field is indented too little. The values are the names of these fields. */
  const incomplete = new Map<JsonObject, string>();
  checkObject(document, 'OpenAPI');

  function checkObject(node: JsonObject, name: ObjectName): void {
    // Aliases of YAML share objects.
    if (visited.get(node) === name) return;
    visited.set(node, name);
    const shape = objectShapes[name];
    const elsewhere = incomplete.get(node);
    const reported = reportMisplaced(node, findMisplacedKeys(node, name));
    if (elsewhere !== undefined) reported.push(elsewhere);
    if (shape.kind === 'fields') checkFields(node, name, shape.fields, reported);
    else {
      for (const [key, value] of Object.entries(node)) {
        if (reported.includes(key) || (shape.isExtensible && key.startsWith('x-'))) continue;
        checkValue({ owner: node, key, value }, shape.value);
      }
    }
    checkRules(node, name, check, reported);
  }

  function checkFields(node: JsonObject, name: ObjectName, fields: Fields, reported: readonly string[]): void {
    const unknown: string[] = [];
    for (const [key, value] of Object.entries(node)) {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (key.startsWith('x-') || reported.includes(key)) continue;
      if (field === undefined) unknown.push(key);
      else if (!isTooNew(node, key, field)) checkValue({ owner: node, key, value }, field.type);
    }
    for (const key of unknown) reportUnknown(node, key, name, fields);
    for (const [key, field] of Object.entries(fields)) {
      if (reported.includes(key)) continue;
      const isMisspelt = unknown.some((other) => other === 'ref' || fieldLike(other, fields) === key);
      if (isNeeded(field) && !Object.hasOwn(node, key) && !isMisspelt) reportMissing(node, key, name, field);
    }
  }

  function isNeeded({ isRequired }: Field): boolean {
    if (isRequired === 'in 3.0') return check.version === '3.0';
    return isRequired === 'always' || (isRequired === 'before 3.2' && check.version !== '3.2');
  }

  function checkValue(member: Member, type: FieldType): void {
    const { value } = member;
    switch (type.kind) {
      case 'anything':
        return;
      case 'object':
        if (!isJsonObject(value)) reportType(member, type);
        else if (type.orReference && isReference(value)) checkReference(value, type.name);
        else checkOwnObject(member, value, type);
        return;
      case 'schema':
        if (isJsonObject(value)) checkSchema(value);
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
        if (typeof value === 'string') checkText(member, type.kind, value);
        else reportType(member, type);
    }
  }

  function checkOwnObject(member: Member, value: JsonObject, { name }: FieldType & { readonly kind: 'object' }): void {
    const { owner, key } = member;
    const isComponent = Object.values(isJsonObject(document.components) ? document.components : {}).some(
      (map) => map === owner,
    );
    const other = otherObject(value, name, key, isComponent);
    if (other !== undefined) reportOther(member, other, name);
    else if (name === 'Media Type' && isReference(value)) checkMediaTypeReference(value);
    else checkObject(value, name);
  }

  /** A Media Type Object may be a reference only since OpenAPI 3.2. Before, authors write a reference in place of the schema. */
  function checkMediaTypeReference(value: JsonObject & Reference): void {
    if (check.version === '3.2' || value.$ref.startsWith('#/components/mediaTypes/'))
      checkReference(value, 'Media Type');
    else if (value.schema === undefined) reportReference(value, 'Media Type');
    else checkObject(value, 'Media Type');
  }

  function checkMap(map: JsonObject, item: FieldType): void {
    const reported = reportMisplaced(map, findMisplacedInMap(map, item));
    for (const [key, value] of Object.entries(map)) {
      if (!reported.includes(key)) checkValue({ owner: map, key, value }, item);
    }
  }

  /** Reports keys of an object, and returns all keys with the same cause. */
  function reportMisplaced(node: JsonObject, misplaced: readonly MisplacedKey[]): string[] {
    for (const { key, code, severity, message, fix, isOfSibling } of misplaced) {
      diagnostics.add({ code, severity, message, fix, place: check.locate(node, key, 'key') });
      if (isOfSibling === true)
        for (const value of Object.values(node)) if (isJsonObject(value)) incomplete.set(value, key);
    }
    return misplaced.flatMap(({ causes }) => causes);
  }

  function checkSchema(schema: JsonObject): void {
    if (schemas.has(schema)) return;
    schemas.add(schema);
    for (const [key, type] of objectTypesOfSchemas) {
      if (schema[key] !== undefined) checkValue({ owner: schema, key, value: schema[key] }, type);
    }
    for (const { value } of subschemas(schema)) if (isJsonObject(value)) checkSchema(value);
  }

  function checkText({ owner, key }: Member, kind: TextKind, value: string): void {
    const fault = fieldTextFault(kind, value);
    // A source location is computed only for a problem, because the file must be parsed again for it.
    if (fault !== undefined)
      diagnostics.warning(fault.code, fault.message, fault.fix, check.locate(owner, key, 'value'));
  }

  function checkReference(node: JsonObject & Reference, wanted: ObjectName): void {
    if (isOtherKind(node.$ref, wanted)) reportReference(node, wanted);
    const allowed = check.version === '3.0' ? ['$ref'] : ['$ref', 'summary', 'description'];
    for (const key of Object.keys(node)) {
      if (allowed.includes(key) || key.startsWith('x-')) continue;
      const message = `\`${key}\` beside \`$ref\` has no effect.`;
      diagnostics.warning('key-ignored', message, 'Remove it, or change the target.', check.locate(node, key, 'key'));
    }
  }

  function reportType({ owner, key, value = null }: Member, type: FieldType): void {
    const joined = type.kind === 'list' ? joinedDash(value) : undefined;
    if (joined !== undefined) {
      const message = `The key \`${joined}\` begins with a \`-\` without a space, so \`${key}\` is not an array.`;
      diagnostics.error(
        'structure-invalid',
        message,
        `Write \`- ${joined.slice(1)}\`.`,
        check.locate(value, joined, 'key'),
      );
      return;
    }
    const subject = typeof key === 'number' ? `Entry ${key + 1} of the array` : `\`${key}\``;
    const message = `${subject} is ${valueWords(value)}, and not ${fieldTypeWords(type)}.`;
    // An empty value has no characters that a code frame can underline.
    const on = value === null ? 'key' : 'value';
    // A version such as 1.0 is often not in quotes. The generated code does not contain it.
    const isReadable = type.kind === 'string' && key === 'version' && typeof value === 'number';
    const severity = isReadable ? 'warning' : 'error';
    diagnostics[severity]('structure-invalid', message, typeFix(type, key, value), check.locate(owner, key, on));
  }

  function reportReference(node: JsonObject & Reference, wanted: ObjectName): void {
    const hasContent = wanted === 'Request Body' || wanted === 'Response';
    const content = hasContent ? ', or write `content` with a media type that has the `schema`' : '';
    const fix = wanted === 'Media Type' ? 'Write `schema: { $ref: … }`.' : `Refer to ${withArticle(wanted)}${content}.`;
    const message = `${node.$ref} is ${referenceKindWords(node.$ref)}, and not ${withArticle(wanted)}.`;
    diagnostics.error('reference-mismatched', message, fix, check.locate(node, '$ref', 'value'));
  }

  function reportOther({ owner, key }: Member, { noun, fix }: OtherObject, wanted: ObjectName): void {
    const message = `\`${key}\` is ${noun}, and not ${withArticle(wanted)}.`;
    diagnostics.error('structure-invalid', message, fix, check.locate(owner, key, 'key'));
  }

  /** Reports a field that the version of the document does not have. Returns true if the field has no effect. */
  function isTooNew(node: JsonObject, key: string, { since }: Field): boolean {
    const fault = versionFault(`\`${key}\``, since, check.version);
    if (fault === undefined) return false;
    diagnostics.add({ code: 'structure-invalid', ...fault, place: check.locate(node, key, 'key') });
    return fault.severity === 'error';
  }

  function reportUnknown(node: JsonObject, key: string, name: ObjectName, fields: Fields): void {
    const fault = unknownFault(node, key, name, fields);
    diagnostics.add({ code: 'structure-invalid', ...fault, place: check.locate(node, key, 'key') });
  }

  function reportMissing(node: JsonObject, key: string, name: ObjectName, { type, isForReaders }: Field): void {
    const message = `${withCapitalArticle(name)} needs \`${key}\`, which is missing.`;
    const severity = isForReaders === true ? 'warning' : 'error';
    diagnostics[severity](
      'structure-invalid',
      message,
      `Add \`${key}: …\`, ${fieldTypeWords(type)}.`,
      check.locateObject(node),
    );
  }
}
