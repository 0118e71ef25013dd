import { createDiagnostics, type Diagnostics } from '../../diagnostics/diagnostic.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { followReferences, isReference, type Reference } from '../../openapi/reference.ts';
import { componentsOf } from '../component-maps.ts';
import { versionOf, type OpenApiVersion } from '../check-version.ts';
import type { Origins } from '../origins.ts';
import { subschemas } from '../resources/subschemas.ts';
import { assumedValue } from './assumed-value.ts';
import { checkReference, ofSchema, repair, reportReference } from './check-reference.ts';
import { copiedSubschemas, copiedTarget } from './copied-target.ts';
import { checkText } from './field-text-fault.ts';
import type { Fields, FieldType, ObjectName } from './field-type.ts';
import { versionFault } from './field-version.ts';
import { findMisplacedInMap } from './misplaced-in-map.ts';
import { findMisplacedKeys } from './misplaced-keys.ts';
import { checkMissing, type CheckedObject } from './missing-fields.ts';
import { checkRules } from './object-rules.ts';
import { objectShapes, objectsOfSchemas } from './object-shapes.ts';
import { otherObject } from './other-object.ts';
import { componentOf, readRecursiveReference } from './recursive-reference.ts';
import { createRepairs, type FieldMember, type Repairs } from './repairs.ts';
import { reportMisplaced } from './report-misplaced.ts';
import { reportType } from './report-type.ts';
import type { StructureCheck } from './structure-check.ts';
import { createStructureParts, type StructureParts } from './structure-parts.ts';
import { withArticle } from './type-words.ts';
import { reportUnknown } from './unknown-field.ts';

const objectTypesOfSchemas = Object.entries(objectsOfSchemas);
/** The same for Swagger 2.0, in which the value of `discriminator` is the name of a property. */
const objectTypesOfSwaggerSchemas = objectTypesOfSchemas.filter(([key]) => key !== 'discriminator');

/**
 * Compares all objects of a document with the OpenAPI specification. Reports unknown fields, missing fields, and values of a wrong type.
 * Does not check the keywords of schemas.
 *
 * @returns the changes that replace faulty parts. After these changes, the document has the structure that later code expects.
 */
export function checkStructure(document: JsonObject, origins: Origins, diagnostics: Diagnostics): Repairs {
  const checker = new StructureChecker(document, origins, diagnostics);
  checker.checkObject(document, checker.version === '2.0' ? 'Swagger' : 'OpenAPI');
  return checker.repairs;
}

/** The check of one document. It visits each object once, and collects problems and repairs. */
class StructureChecker implements StructureCheck {
  readonly document: JsonObject;
  readonly version: OpenApiVersion;
  readonly repairs: Repairs;
  readonly locate: StructureCheck['locate'];
  readonly locateObject: StructureCheck['locateObject'];
  /** The collection for problems. It is another one than that of the caller while an assumed value is checked. */
  diagnostics: Diagnostics;
  readonly #parts: StructureParts;
  readonly #components: ReadonlySet<JsonValue | undefined>;
  readonly #visited = new Map<JsonObject, ObjectName>();
  readonly #opened = new Map<JsonObject, CheckedObject>();
  readonly #schemas = new Set<JsonObject>();
  /** The number of visits to objects that were already visited. */
  #revisits = 0;
  readonly #copies = new Map<JsonValue, JsonValue>();
  /** Objects that lack a field, because the field is indented too little. Each object is mapped to the name of this field. */
  readonly #incomplete = new Map<JsonObject, string>();

  constructor(document: JsonObject, origins: Origins, diagnostics: Diagnostics) {
    this.document = document;
    this.version = versionOf(document);
    this.diagnostics = diagnostics;
    this.repairs = createRepairs(origins);
    this.locate = (owner, key, on) => origins.locationOf(owner, key, on);
    this.locateObject = (node) => origins.locationOf(node);
    this.#components = new Set(Object.values(componentsOf(document) ?? {}));
    this.#parts = createStructureParts(document, () => diagnostics.count + this.repairs.count + this.#revisits);
  }

  /** @param member the key that leads to the object. Undefined for the root of the document. */
  checkObject(node: JsonObject, name: ObjectName, member?: FieldMember): void {
    // YAML aliases share objects, so the same object may be visited again.
    if (this.#visited.get(node) === name) {
      this.#revisits++;
      return;
    }
    this.#visited.set(node, name);
    const shape = objectShapes[name];
    const elsewhere = this.#incomplete.get(node);
    const reported = reportMisplaced(node, findMisplacedKeys(node, name), this, this.#incomplete);
    if (elsewhere !== undefined) reported.push(elsewhere);
    if (shape.kind === 'fields') this.#checkFields({ node, name, fields: shape.fields, member }, reported);
    else {
      const isSkipped = (key: string): boolean =>
        reported.includes(key) || (shape.isExtensible && key.startsWith('x-'));
      this.#checkMembers(node, shape.value, isSkipped);
    }
    checkRules(node, name, this, reported);
  }

  #checkMembers(map: JsonObject, type: FieldType, isSkipped: (key: string) => boolean): void {
    for (const [key, value] of Object.entries(map))
      if (!isSkipped(key)) this.#checkValue({ owner: map, key, value }, type);
  }

  #checkFields(object: CheckedObject, reported: readonly string[]): void {
    const { node, name, fields } = object;
    this.#opened.set(node, object);
    const unknown: string[] = [];
    for (const [key, value] of Object.entries(node)) {
      if (key.startsWith('x-') || reported.includes(key)) continue;
      if (Object.hasOwn(fields, key)) this.#checkField({ owner: node, key, value }, fields);
      else unknown.push(key);
    }
    for (const key of unknown) {
      const meant = reportUnknown(node, key, name, fields, this);
      if (meant !== undefined) this.#checkAssumed({ owner: node, key, value: node[key] }, meant);
    }
    checkMissing(object, { unknown, reported }, this);
  }

  #checkField(member: FieldMember, fields: Fields): void {
    const { owner, key } = member;
    const field = fields[key];
    if (field === undefined) return;
    const fault = versionFault(`\`${key}\``, field.since, this.version);
    if (fault !== undefined) this.diagnostics.add({ ...fault, location: this.locate(owner, key, 'key') });
    this.#checkValue(member, field.type);
  }

  #checkValue(member: FieldMember, type: FieldType): void {
    const copy = copiedTarget(member, type, this.#copies, this);
    if (copy !== undefined) {
      this.#checkValue({ ...member, value: copy }, type);
      return;
    }
    const { value } = member;
    // If a field of this object is indented too little, the outer object contains the field, so the object itself does not determine the
    // result.
    const isIncomplete = isJsonObject(value) && this.#incomplete.has(value);
    const pointer = isIncomplete ? undefined : this.#parts.pointerOf(value);
    if (pointer === undefined) this.#checkMember(member, type);
    else this.#parts.check(pointer, () => this.#checkMember(member, type));
  }

  #checkMember(member: FieldMember, type: FieldType): void {
    const { value } = member;
    switch (type.kind) {
      case 'anything':
        return;
      case 'object':
        if (isJsonObject(value)) this.#checkObjectOrReference(member, value, type);
        else this.#reportType(member, type);
        return;
      case 'schema':
        if (isJsonObject(value)) this.#checkSchema(value, componentOf(member, this));
        else if (typeof value !== 'boolean' || this.version < '3.1') this.#reportType(member, type);
        return;
      case 'list':
        if (Array.isArray(value)) this.#checkItems(value, type.item);
        else this.#reportType(member, type);
        return;
      case 'map':
        if (isJsonObject(value)) this.#checkMap(value, type.value);
        else this.#reportType(member, type);
        return;
      case 'boolean':
        if (typeof value !== 'boolean') this.#reportType(member, type);
        return;
      case 'choice':
        if (typeof value !== 'string' || !type.values.includes(value)) this.#reportType(member, type);
        return;
      default:
        if (typeof value === 'string') checkText(member, type.kind, value, this);
        else this.#reportType(member, type);
    }
  }

  #checkItems(list: JsonValue[], item: FieldType): void {
    for (const [key, value] of list.entries()) this.#checkValue({ owner: list, key, value }, item);
  }

  #checkObjectOrReference(member: FieldMember, value: JsonObject, type: FieldType & { readonly kind: 'object' }): void {
    if (type.orReference && isReference(value)) checkReference(member, value, type.name, this);
    else this.#checkOwnObject(member, value, type.name);
  }

  #checkOwnObject(member: FieldMember, value: JsonObject, name: ObjectName): void {
    const isComponent = this.#components.has(member.owner);
    const other = otherObject(value, name, member.key, isComponent);
    if (other !== undefined) {
      const message = `\`${member.key}\` is ${other.noun}, and not ${withArticle(name)}.`;
      const assumption = ofSchema(name, value) ?? assumedValue({ kind: 'object', name, orReference: false }, value);
      repair(member, assumption, this.repairs);
      const at = this.locate(member.owner, member.key, 'key');
      this.diagnostics.fault('structure-invalid', message, assumption.words, other.fix, at);
    } else if (name === 'Media Type' && isReference(value)) this.#checkMediaTypeReference(member, value);
    else this.checkObject(value, name, member);
  }

  /** Checks a reference in place of a Media Type Object. Before OpenAPI 3.2, the author probably means a reference in `schema`. */
  #checkMediaTypeReference(member: FieldMember, value: JsonObject & Reference): void {
    if (this.version === '3.2' || value.$ref.startsWith('#/components/mediaTypes/'))
      checkReference(member, value, 'Media Type', this);
    else if (value.schema === undefined) reportReference(member, value, 'Media Type', this);
    else this.checkObject(value, 'Media Type', member);
  }

  #checkMap(map: JsonObject, item: FieldType): void {
    const reported = reportMisplaced(map, findMisplacedInMap(map, item), this, this.#incomplete);
    this.#checkMembers(map, item, (key) => reported.includes(key));
  }

  /** @param component the pointer to the component that contains the schema. Undefined outside of the components. */
  #checkSchema(schema: JsonObject, component: string | undefined): void {
    if (this.#schemas.has(schema)) {
      this.#revisits++;
      return;
    }
    this.#schemas.add(schema);
    if (component !== undefined) readRecursiveReference(schema, component, this);
    if (isReference(schema)) this.#removeDangling(schema);
    for (const [key, type] of this.version === '2.0' ? objectTypesOfSwaggerSchemas : objectTypesOfSchemas) {
      if (schema[key] !== undefined) this.#checkValue({ owner: schema, key, value: schema[key] }, type);
    }
    for (const copied of copiedSubschemas(schema, this.#copies, this)) this.#checkSchema(copied, component);
    for (const { value } of subschemas(schema)) if (isJsonObject(value)) this.#checkSchema(value, component);
  }

  /** Removes the reference of a schema if it has no target, also after all moves. The loader has already reported the reference. */
  #removeDangling(schema: JsonObject & Reference): void {
    const isDangling = (): boolean => followReferences(this.document, schema) === undefined;
    if (!isDangling()) return;
    this.repairs.later(() => {
      if (isDangling()) this.repairs.leaveOut({ owner: schema, key: '$ref' });
    });
  }

  #reportType(member: FieldMember, type: FieldType): void {
    const { owner } = member;
    const assumed = reportType(member, type, isJsonObject(owner) ? this.#opened.get(owner) : undefined, this);
    if (assumed !== undefined) this.#checkAssumed(assumed, type);
  }

  /** Replaces faulty parts of an assumed value. Does not report them, because they are consequences of the assumption. */
  #checkAssumed(member: FieldMember, type: FieldType): void {
    const { diagnostics } = this;
    this.diagnostics = createDiagnostics();
    this.#checkValue(member, type);
    this.diagnostics = diagnostics;
  }
}
