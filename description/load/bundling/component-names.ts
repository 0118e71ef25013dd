import { basename, extname } from 'node:path';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { formatPointer } from '../../json/pointer.ts';
import { isReference } from '../../openapi/reference.ts';
import type { LoadedFile } from '../resolver.ts';
import { addComponentMaps, componentsOf, placeOfComponents, type PlaceOfComponents } from '../component-maps.ts';
import { replaceByTarget } from './replace-by-target.ts';
import type { ReferenceTargets, TargetValue } from './reference-targets.ts';

/** The pointer to a component that was added. */
export interface ComponentName {
  readonly pointer: string;
  /** The name of the component and the wanted name, if a different component already has the wanted name. Otherwise undefined. */
  readonly collision: { readonly name: string; readonly wanted: string } | undefined;
}

/** Functions that put the targets of references to other files into the components of the root file. */
export interface ComponentNames {
  /** The `components` object of the root file, and the maps in it. */
  readonly maps: readonly JsonObject[];
  /** True if one component represents several equal targets. */
  readonly hasMerged: boolean;
  /** Returns the file from which an object was moved into the components. Returns undefined if the object was not moved. */
  fileOf(node: object): LoadedFile | undefined;
  /**
   * Adds a target to the components. If the component with the wanted name is equal to the target, or refers to it, the target replaces
   * this component. Returns undefined if `components` has no valid map with the name `map`.
   */
  add(map: string, target: TargetValue): ComponentName | undefined;
}

/**
 * Moves targets into the root file. If a component of the root file, such as `Pet: { $ref: pets/pet.yaml }`, is only a reference to another
 * file, the target replaces this component. If several components refer to the same target, the target replaces only one of them.
 * Components whose references name a file have priority over components whose references start with `#`. Otherwise, the alphabetical order
 * decides. If `components`, or a map in `components`, is a reference to another file, the members of the referenced object are moved, too.
 *
 * @param copied receives each map of another file, if the keys of this map are copied into the components.
 */
export function createComponentNames(
  root: LoadedFile,
  document: JsonObject,
  targets: ReferenceTargets,
  copied: Set<JsonValue>,
): ComponentNames {
  return new MovedComponents(root, document, targets, copied);
}

/** The components of the root file, with the targets that were moved into them. */
class MovedComponents implements ComponentNames {
  readonly maps: readonly JsonObject[];
  hasMerged = false;
  readonly #root: LoadedFile;
  readonly #targets: ReferenceTargets;
  readonly #copied: Set<JsonValue>;
  readonly #components: JsonObject;
  readonly #place: PlaceOfComponents;
  readonly #files = new Map<object, LoadedFile>();
  /**
   * The values that were moved or added, and the pointers to them. The key of the outer map is the name of a map of the components, such as
   * `schemas`. The inner map maps each value to its pointer.
   */
  readonly #pointers = new Map<string, Map<object, string>>();

  constructor(root: LoadedFile, document: JsonObject, targets: ReferenceTargets, copied: Set<JsonValue>) {
    this.#root = root;
    this.#targets = targets;
    this.#copied = copied;
    this.#place = placeOfComponents(document);
    for (const key of this.#place.keys) this.#openMap(document, key);
    addComponentMaps(document);
    this.#components = componentsOf(document) ?? {};
    for (const kind of this.#place.kinds) {
      this.#openMap(this.#components, kind);
      const map = this.#components[kind];
      if (isJsonObject(map) && !isWithoutTargets(kind)) this.#moveTargets(kind, map);
    }
    this.maps = [this.#components, ...this.#place.kinds.map((kind) => this.#components[kind])].filter(isJsonObject);
  }

  fileOf(node: object): LoadedFile | undefined {
    return this.#files.get(node);
  }

  add(kind: string, target: TargetValue): ComponentName | undefined {
    const known = this.#pointersOf(kind);
    const before = isObjectOrArray(target.value) ? known.get(target.value) : undefined;
    if (before !== undefined) return { pointer: before, collision: undefined };
    const map = this.#components[kind];
    if (!isJsonObject(map)) return undefined;
    const wanted = baseName(target);
    const name = this.#freeName(map, wanted, target);
    const isNew = map[name] === undefined;
    map[name] = target.value;
    const pointer = this.#pointerTo(kind, name);
    if (isObjectOrArray(target.value)) {
      known.set(target.value, pointer);
      this.#files.set(target.value, target.file);
    }
    return { pointer, collision: isNew && name !== wanted ? { name, wanted } : undefined };
  }

  /** Returns the wanted name with the lowest number that no other value has. The first name has no number. */
  #freeName(map: JsonObject, wanted: string, target: TargetValue): string {
    let name = wanted;
    for (let number = 2; ; number++) {
      const component = map[name];
      if (component === undefined || this.#isTarget(component, target)) return name;
      name = `${wanted}-${number}`;
    }
  }

  #pointerTo(kind: string, name: string): string {
    return formatPointer([...this.#place.keys, kind, name]);
  }

  #pointersOf(kind: string): Map<object, string> {
    const known = this.#pointers.get(kind) ?? new Map<object, string>();
    this.#pointers.set(kind, known);
    return known;
  }

  /** Follows a reference from the file that contains it. */
  #follow(node: JsonValue | undefined): ReturnType<ReferenceTargets['follow']> | undefined {
    return isReference(node) ? this.#targets.follow(node, this.#files.get(node) ?? this.#root) : undefined;
  }

  /** If a member is a reference to a map in another file, replaces the reference by this map. */
  #openMap(owner: JsonObject, key: string): void {
    const map = owner[key];
    if (!isJsonObject(map)) return;
    const target = this.#follow(map);
    if (target === undefined || 'way' in target || !isJsonObject(target.value)) return;
    for (const member of Object.values(target.value))
      if (isObjectOrArray(member) && target.file !== this.#root) this.#files.set(member, target.file);
    replaceByTarget(owner, key, map, target.value);
    this.#copied.add(target.value);
  }

  #moveTargets(kind: string, map: JsonObject): void {
    const known = this.#pointersOf(kind);
    const names = Object.keys(map).filter((name) => isReference(map[name]) && Object.keys(map[name]).length === 1);
    const namesFile = (name: string): boolean => isReference(map[name]) && !map[name].$ref.startsWith('#');
    for (const name of names.toSorted((a, b) => Number(namesFile(b)) - Number(namesFile(a)) || (a < b ? -1 : 1))) {
      const found = this.#follow(map[name]);
      if (found === undefined || 'way' in found) continue;
      const { value, file } = found.composed ?? found;
      if (file === this.#root || !isObjectOrArray(value) || known.has(value)) continue;
      map[name] = value;
      known.set(value, this.#pointerTo(kind, name));
      this.#files.set(value, file);
    }
  }

  /** Returns true if a component is the target, is equal to the target, or refers to it. */
  #isTarget(component: JsonValue, target: TargetValue): boolean {
    if (component === target.value) return true;
    const end = this.#follow(component);
    if (end !== undefined && 'value' in end && (end.composed ?? end).value === target.value) return true;
    if (!isSameJson(component, target.value)) return false;
    this.hasMerged = true;
    return true;
  }
}

/** Returns true if the components of a map are never moved from another file. */
const isWithoutTargets = (kind: string): boolean =>
  ['mediaTypes', 'securityDefinitions', 'securitySchemes'].includes(kind);

/**
 * Returns the last key of the pointer to a value. If the value is a whole file, returns the name of the file without its extension.
 * Characters that must be escaped in a reference are replaced by `_`.
 */
function baseName({ file, keys }: TargetValue): string {
  const { path } = file.source;
  return (keys.at(-1) ?? basename(path, extname(path))).replaceAll(/[~/%#]/gu, '_');
}

const isObjectOrArray = (value: JsonValue | undefined): value is JsonObject | JsonValue[] =>
  typeof value === 'object' && value !== null;

/** Returns true if two JSON values are equal. The order of keys does not matter. */
function isSameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => isSameJson(item, b[at]))
    );
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
