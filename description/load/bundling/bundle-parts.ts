import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import type { Origins } from '../origins.ts';
import { formatPointer } from '../../json/pointer.ts';
import { isReference, parseReference, type Reference } from '../../openapi/reference.ts';
import type { LoadedFile } from '../resolver.ts';
import type { ComponentNames } from './component-names.ts';
import { replaceByTarget } from './replace-by-target.ts';
import {
  compareKeywords,
  componentMapFor,
  extensionMember,
  fieldsOf,
  isOfExtension,
  isPlainPart,
  schema,
  typeOfExtension,
  typeOfKeyword,
  type PartType,
} from './part-type.ts';
import type { ReferenceTargets, TargetValue } from './reference-targets.ts';
import type { ReferenceReports } from './report-reference.ts';
import { objectShapes } from '../structure/object-shapes.ts';
import type { ObjectName } from '../structure/field-type.ts';

/** The data and functions that {@link bundleParts} needs. */
export interface BundleContext {
  readonly root: LoadedFile;
  readonly targets: ReferenceTargets;
  readonly components: ComponentNames;
  readonly reports: ReferenceReports;
  readonly origins: Origins;
  /**
   * Receives the targets that replace references. If a target is an object, its keys are copied into the reference. If a target is a whole
   * file, it is added only if its value is an object.
   */
  readonly copied: Set<JsonValue>;
}

type Owner = JsonObject | JsonValue[];

/** The position of a value: the object or array that contains the value, and the key of the value. */
interface Member {
  readonly owner: Owner;
  readonly key: number | string;
}

/**
 * Visits all parts of the root file, and all parts to which references lead. A reference to another file becomes a reference to a
 * component. A target that cannot become a component, such as a path item, replaces the reference. The parts inside a target are bundled
 * before the target becomes a component. The function does not recurse, because a chain of thousands of schemas would overflow the stack.
 *
 * @returns the objects with new content: references that were replaced by objects, and examples whose values were read from files.
 */
export function bundleParts({ root, targets, components, reports, origins, copied }: BundleContext): JsonObject[] {
  const replaced: JsonObject[] = [];
  /** The tasks that remain. The last task of the list is done next. */
  const open: (() => void)[] = [];
  const visitedObjects = new Map<ObjectName, Set<JsonObject>>();
  const visitedSchemas = new Set<JsonObject>();
  /** A map from each visited reference to its replacement. The value is undefined if the replacement is an object or does not exist. */
  const visitedReferences = new Map<Reference, JsonValue | undefined>();

  visit(root.value, { kind: 'object', name: 'OpenAPI', orReference: false }, root);
  for (let task = open.pop(); task !== undefined; task = open.pop()) task();
  return replaced;

  /** Adds tasks to `open`. The new tasks are done in the given order, and before the tasks that are already in `open`. */
  function addTasks(tasks: (() => void)[]): void {
    for (let index = tasks.length - 1; index >= 0; index--) open.push(tasks[index] ?? (() => undefined));
  }

  /** If a member is a reference, or may contain references, adds a task that visits the member. */
  function addMember(
    tasks: (() => void)[],
    owner: Owner,
    key: number | string,
    type: PartType,
    file: LoadedFile,
  ): void {
    const value: JsonValue | undefined = Reflect.get(owner, key);
    if (typeof value !== 'object' || value === null) return;
    const from = components.fileOf(value) ?? file;
    if (isJsonObject(value) && isReference(value)) tasks.push(() => visitReference({ owner, key }, value, type, from));
    else if (!isPlainPart(type)) tasks.push(() => visit(value, type, from));
  }

  function visit(value: JsonValue, type: PartType, file: LoadedFile): void {
    const tasks: (() => void)[] = [];
    if (Array.isArray(value)) {
      if (type.kind === 'list')
        for (let index = 0; index < value.length; index++) addMember(tasks, value, index, type.item, file);
    } else if (isJsonObject(value)) addParts(tasks, value, type, file);
    addTasks(tasks);
  }

  function addParts(tasks: (() => void)[], node: JsonObject, type: PartType, file: LoadedFile): void {
    switch (type.kind) {
      case 'schema':
        if (visitedSchemas.has(node)) return;
        visitedSchemas.add(node);
        addKeywords(tasks, node, file);
        return;
      case 'object': {
        const visited = visitedObjects.get(type.name) ?? new Set();
        visitedObjects.set(type.name, visited);
        if (visited.has(node)) return;
        visited.add(node);
        addFields(tasks, node, type.name, file);
        return;
      }
      case 'map':
        for (const key of Object.keys(node)) addMember(tasks, node, key, type.value, file);
        return;
      case 'mapping':
        for (const key of Object.keys(node)) addMapping(tasks, node, key, file);
        return;
      case 'extension':
        // Only a direct member of the extension is replaced: `x-pets: { cat: { $ref: cat.yaml } }`. Deeper values are only data.
        for (const key of Object.keys(node))
          if (isReference(node[key])) addMember(tasks, node, key, extensionMember, file);
    }
  }

  function addKeywords(tasks: (() => void)[], node: JsonObject, file: LoadedFile): void {
    const keys = Object.keys(node).filter((key) => typeof node[key] === 'object' && node[key] !== null);
    if (keys.length > 1) keys.sort(compareKeywords);
    for (const key of keys) {
      const type = typeOfKeyword(key);
      if (type !== undefined) addMember(tasks, node, key, type, file);
    }
  }

  function addFields(tasks: (() => void)[], node: JsonObject, name: ObjectName, file: LoadedFile): void {
    const shape = objectShapes[name];
    if (shape.kind === 'fields') {
      for (const [key, type] of fieldsOf(name)) if (node[key] !== undefined) addMember(tasks, node, key, type, file);
      if (name === 'Discriminator') addMapping(tasks, node, 'defaultMapping', file);
      if (name === 'Example') readExample(node, file);
    }
    for (const key of Object.keys(node)) {
      const isExtension = key.startsWith('x-') && (shape.kind === 'fields' || shape.isExtensible);
      if (isExtension) addMember(tasks, node, key, typeOfExtension(name, key), file);
      else if (shape.kind === 'map') addMember(tasks, node, key, shape.value, file);
    }
  }

  /** For a reference of a discriminator, adds a task that bundles the schema, and a task that writes the pointer to its component. */
  function addMapping(tasks: (() => void)[], owner: JsonObject, key: string, file: LoadedFile): void {
    const $ref = owner[key];
    if (typeof $ref !== 'string' || !isMappedFile($ref)) return;
    const target = targetOf({ $ref }, file);
    if (target === undefined) {
      reports.missing($ref, file, origins.place(owner, key, 'value'));
      return;
    }
    tasks.push(
      () => visitTarget(target, schema),
      () => {
        owner[key] = nameOf('schemas', target, { owner, key }) ?? $ref;
      },
    );
  }

  /** Replaces the `externalValue` of an example by a `value` with the content of the named file. */
  function readExample(node: JsonObject, file: LoadedFile): void {
    const { externalValue: $ref, value } = node;
    if (typeof $ref !== 'string' || value !== undefined) return;
    const target = targetOf({ $ref }, file);
    if (target === undefined) {
      reports.missingExample($ref, file, origins.place(node, 'externalValue', 'value'));
      return;
    }
    replaced.push(node);
    node.value = target.value;
    Reflect.deleteProperty(node, 'externalValue');
  }

  function visitReference(member: Member, reference: JsonObject & Reference, type: PartType, file: LoadedFile): void {
    if (visitedReferences.has(reference)) {
      const replacement = visitedReferences.get(reference);
      if (replacement !== undefined) replaceByTarget(member.owner, member.key, reference, replacement);
      return;
    }
    visitedReferences.set(reference, undefined);
    const target = targetOf(reference, file);
    if (target === undefined) {
      if (!isOfExtension(type)) reports.missing(reference.$ref, file, origins.place(reference, '$ref', 'value'));
      return;
    }
    if (target.value === root.value && !isOfExtension(type)) {
      reports.whole(origins.place(reference, '$ref', 'value'));
      return;
    }
    const tasks: (() => void)[] = [];
    if (!isPlainPart(type)) tasks.push(() => visitTarget(target, type));
    // The values of the keys beside `$ref` are also visited.
    tasks.push(() => visit(reference, type, file));
    tasks.push(() => replace(member, reference, target, type, file));
    addTasks(tasks);
  }

  function visitTarget({ value, file }: TargetValue, type: PartType): void {
    if (isJsonObject(value) && isReference(value)) visitReference({ owner: [value], key: 0 }, value, type, file);
    else visit(value, type, file);
  }

  /** Replaces a reference after its target was visited. */
  function replace(
    member: Member,
    reference: Reference & JsonObject,
    target: TargetValue,
    type: PartType,
    file: LoadedFile,
  ): void {
    if (file === root && target.file === root && !isPlainPart(type)) {
      if (parseReference(reference.$ref).file !== '') reference.$ref = formatPointer(target.keys);
      return;
    }
    const map = componentMapFor(type);
    const pointer = map === undefined ? undefined : nameOf(map, target, member, reference);
    if (pointer !== undefined) reference.$ref = pointer;
    else {
      replaceByTarget(member.owner, member.key, reference, target.value);
      if (isJsonObject(target.value) || target.keys.length > 0) copied.add(target.value);
      if (isJsonObject(target.value)) replaced.push(reference);
      else visitedReferences.set(reference, target.value);
    }
  }

  /** Adds a target to a map of `components`, and returns the pointer to this component. Returns undefined if the map is not an object. */
  function nameOf(map: string, target: TargetValue, { owner, key }: Member, reference?: Reference): string | undefined {
    const component = components.add(map, target);
    if (component?.collision !== undefined) {
      const place =
        reference === undefined ? origins.place(owner, key, 'value') : origins.place(reference, '$ref', 'value');
      reports.renamed(map, component.collision.wanted, component.collision.name, place);
    }
    return component?.pointer;
  }

  function targetOf(reference: Reference, file: LoadedFile): TargetValue | undefined {
    const target = targets.follow(reference, file);
    return target === undefined || 'way' in target ? undefined : (target.composed ?? target);
  }
}

/** Returns true if a value in the `mapping` of a discriminator is a location such as `pet.yaml`. Returns false for a name. */
const isMappedFile = (value: string): boolean =>
  value.startsWith('#') || value.includes('/') || /\.(?:ya?ml|json)$/iu.test(value);
