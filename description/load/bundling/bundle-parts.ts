import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { versionOf } from '../check-version.ts';
import type { Origins } from '../origins.ts';
import { formatPointer } from '../../json/pointer.ts';
import { isReference, parseReference, type Reference } from '../../openapi/reference.ts';
import type { LoadedFile } from '../resolver.ts';
import type { ComponentNames } from './component-names.ts';
import { partMembers, type PartMember } from './part-members.ts';
import { componentMapFor, isOfExtension, isPlainPart, schema, type PartType } from './part-type.ts';
import type { ReferenceTargets, TargetValue } from './reference-targets.ts';
import { replaceByTarget } from './replace-by-target.ts';
import type { ReferenceReports } from './report-reference.ts';
import type { ObjectName } from '../structure/field-type.ts';

/** The data and functions that {@link bundleParts} needs. */
export interface BundleContext {
  readonly root: LoadedFile;
  readonly targets: ReferenceTargets;
  readonly components: ComponentNames;
  /** The name of the map of components with the schemas. */
  readonly schemas: string;
  readonly reports: ReferenceReports;
  readonly origins: Origins;
  /**
   * Receives the targets that replace references. If a target is an object, its keys are copied into the reference. If a target is a whole
   * file, it is added only if its value is an object.
   */
  readonly copied: Set<JsonValue>;
}

/**
 * Visits all parts of the root file, and all parts to which references lead. A reference to another file becomes a reference to a
 * component. A target that cannot become a component, such as a path item, replaces the reference. The parts inside a target are bundled
 * before the target becomes a component. The function does not recurse, because a chain of thousands of schemas would overflow the stack.
 *
 * @returns the objects with new content: references that were replaced by objects, and examples whose values were read from files.
 */
export function bundleParts(context: BundleContext): JsonObject[] {
  const bundler = new PartBundler(context);
  bundler.run();
  return bundler.replaced;
}

/** A reference, its position, and the type of the part at this position. */
interface FoundReference extends Pick<PartMember, 'key' | 'owner' | 'type'> {
  readonly reference: JsonObject & Reference;
  /** The file that contains the reference. */
  readonly file: LoadedFile;
}

/** A function that does one step of the work. It may add more tasks. */
type Task = () => void;

/** The parts of a description that were bundled until now, and the tasks that remain. */
class PartBundler {
  readonly replaced: JsonObject[] = [];
  readonly #context: BundleContext;
  /** The tasks that remain. The last task of the list is done next. */
  readonly #open: Task[] = [];
  /** The visited objects, by their kind. Schemas have the kind `schema`. */
  readonly #visited = new Map<ObjectName | 'schema', Set<JsonObject>>();
  /** A map from each visited reference to its replacement. The value is undefined if the replacement is an object or does not exist. */
  readonly #visitedReferences = new Map<Reference, JsonValue | undefined>();

  constructor(context: BundleContext) {
    this.#context = context;
  }

  run(): void {
    const { root } = this.#context;
    const name = versionOf(root.value) === '2.0' ? 'Swagger' : 'OpenAPI';
    this.#visit(root.value, { kind: 'object', name, orReference: false }, root);
    for (let task = this.#open.pop(); task !== undefined; task = this.#open.pop()) task();
  }

  /** Adds tasks to `#open`. The new tasks are done in the given order, and before the tasks that are already in `#open`. */
  #addTasks(tasks: readonly Task[]): void {
    for (const task of tasks.toReversed()) this.#open.push(task);
  }

  /** Adds tasks for the members of a part. The part is an object, an array, or a value without members. */
  #visit(part: JsonValue, type: PartType, file: LoadedFile): void {
    if (isJsonObject(part)) {
      if (this.#wasVisited(part, type)) return;
      if (type.kind === 'object' && type.name === 'Example') this.#readExample(part, file);
    }
    const tasks: Task[] = [];
    for (const member of partMembers(part, type)) {
      const task = this.#taskFor(member, file);
      if (task !== undefined) tasks.push(task);
    }
    this.#addTasks(tasks);
  }

  /** Returns true if an object was already visited as an object of the same kind. Otherwise records the visit. */
  #wasVisited(node: JsonObject, type: PartType): boolean {
    if (type.kind !== 'object' && type.kind !== 'schema') return false;
    const kind = type.kind === 'object' ? type.name : type.kind;
    const visited = this.#visited.get(kind) ?? new Set();
    this.#visited.set(kind, visited);
    if (visited.has(node)) return true;
    visited.add(node);
    return false;
  }

  /** Returns the task that bundles a member. Returns undefined for a string that is not a reference to a schema. */
  #taskFor({ owner, key, value, type }: PartMember, file: LoadedFile): Task | undefined {
    if (typeof value === 'string') return this.#mappingTask(owner, key, value, file);
    const from = this.#context.components.fileOf(value) ?? file;
    if (!isJsonObject(value) || !isReference(value)) return () => this.#visit(value, type, from);
    return () => this.#visitReference({ owner, key, type, reference: value, file: from });
  }

  /** For a reference of a discriminator, returns the task that bundles the schema, and then writes the pointer to its component. */
  #mappingTask(owner: PartMember['owner'], key: number | string, $ref: string, file: LoadedFile): Task | undefined {
    if (!isMappedFile($ref)) return undefined;
    const target = this.#targetOf({ $ref }, file);
    if (target === undefined) {
      const { reports, origins } = this.#context;
      reports.missing($ref, file, origins.locationOf(owner, key, 'value'));
      return undefined;
    }
    const writePointer = (): void =>
      void Reflect.set(owner, key, this.#addComponent(this.#context.schemas, target, owner, key) ?? $ref);
    return () => this.#addTasks([() => this.#visitTarget(target, schema), writePointer]);
  }

  /** Replaces the `externalValue` of an example by a `value` with the content of the named file. */
  #readExample(node: JsonObject, file: LoadedFile): void {
    const { externalValue: $ref, value } = node;
    if (typeof $ref !== 'string' || value !== undefined) return;
    const target = this.#targetOf({ $ref }, file);
    if (target === undefined) {
      const { reports, origins } = this.#context;
      reports.missingExample($ref, file, origins.locationOf(node, 'externalValue', 'value'));
      return;
    }
    this.replaced.push(node);
    node.value = target.value;
    Reflect.deleteProperty(node, 'externalValue');
  }

  /** Adds tasks that bundle the target of a reference, and then replace the reference. */
  #visitReference(found: FoundReference): void {
    const { reference, type, file } = found;
    if (this.#visitedReferences.has(reference)) {
      const replacement = this.#visitedReferences.get(reference);
      if (replacement !== undefined) replaceByTarget(found.owner, found.key, reference, replacement);
      return;
    }
    this.#visitedReferences.set(reference, undefined);
    const target = this.#checkedTargetOf(found);
    if (target === undefined) return;
    const tasks: Task[] = [];
    if (!isPlainPart(type)) tasks.push(() => this.#visitTarget(target, type));
    // The values of the keys beside `$ref` are also visited.
    tasks.push(() => this.#visit(reference, type, file));
    tasks.push(() => this.#replace(found, target));
    this.#addTasks(tasks);
  }

  /** Returns the target of a reference. If there is none, or if the target is the whole description, reports this and returns undefined. */
  #checkedTargetOf({ reference, type, file }: FoundReference): TargetValue | undefined {
    const { reports, origins, root } = this.#context;
    const target = this.#targetOf(reference, file);
    // A `$ref` in an extension may be data, so its target is not checked.
    if (isOfExtension(type)) return target;
    if (target === undefined) reports.missing(reference.$ref, file, origins.locationOf(reference, '$ref', 'value'));
    if (target?.value !== root.value) return target;
    reports.whole(origins.locationOf(reference, '$ref', 'value'));
    return undefined;
  }

  #targetOf(reference: Reference, file: LoadedFile): TargetValue | undefined {
    const target = this.#context.targets.follow(reference, file);
    return target === undefined || 'way' in target ? undefined : (target.composed ?? target);
  }

  #visitTarget({ value, file }: TargetValue, type: PartType): void {
    if (!isJsonObject(value) || !isReference(value)) this.#visit(value, type, file);
    else this.#visitReference({ owner: [value], key: 0, type, reference: value, file });
  }

  /** Replaces a reference after its target was visited. */
  #replace({ owner, key, type, reference, file }: FoundReference, target: TargetValue): void {
    const { root, copied } = this.#context;
    if (file === root && target.file === root && !isPlainPart(type)) {
      if (parseReference(reference.$ref).file !== '') reference.$ref = formatPointer(target.keys);
      return;
    }
    const map = componentMapFor(type, this.#context.schemas);
    const pointer = map === undefined ? undefined : this.#addComponent(map, target, reference, '$ref');
    if (pointer !== undefined) {
      reference.$ref = pointer;
      return;
    }
    replaceByTarget(owner, key, reference, target.value);
    if (isJsonObject(target.value) || target.keys.length > 0) copied.add(target.value);
    if (isJsonObject(target.value)) this.replaced.push(reference);
    else this.#visitedReferences.set(reference, target.value);
  }

  /**
   * Adds a target to a map of `components`, and returns the pointer to this component. Returns undefined if the map is not an object.
   *
   * @param node the object or array whose member `key` is the text of the reference.
   */
  #addComponent(map: string, target: TargetValue, node: PartMember['owner'], key: number | string): string | undefined {
    const { components, reports, origins } = this.#context;
    const component = components.add(map, target);
    if (component?.collision !== undefined) {
      const { wanted, name } = component.collision;
      reports.renamed(map, wanted, name, origins.locationOf(node, key, 'value'));
    }
    return component?.pointer;
  }
}

/** Returns true if a value in the `mapping` of a discriminator is a location such as `pet.yaml`. Returns false for a name. */
const isMappedFile = (value: string): boolean =>
  value.startsWith('#') || value.includes('/') || /\.(?:ya?ml|json)$/iu.test(value);
