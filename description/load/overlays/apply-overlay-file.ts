import { exec } from 'jsonpath-rfc9535';
import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import { isJsonObject, type JsonValue } from '../../json/json.ts';
import type { Origins } from '../origins.ts';
import { valueAt } from '../../json/pointer.ts';
import { locationOf } from '../positions.ts';
import type { LoadedFile } from '../resolver.ts';
import type { FollowedReferences } from './followed-references.ts';
import { plainView } from './plain-view.ts';
import { mergeMember, removeMembers, valueOf, type ValueMember } from './merge-value.ts';
import type { OverlayFile, OverlayFileAction } from './read-overlay.ts';

/** A document that an overlay changes. */
export interface OverlaidDocument {
  readonly file: LoadedFile;
  readonly followed: FollowedReferences;
}

type Path = readonly (number | string)[];

/**
 * Applies the actions of an overlay to a document, one after the other. Reports actions that cannot be applied, or that select nothing.
 *
 * @param overlayValue the value of the overlay file. The new values of the updates are copied from this value.
 * @returns the changed files.
 */
export function applyOverlayFile(
  overlay: OverlayFile,
  overlayValue: JsonValue,
  document: OverlaidDocument,
  origins: Origins,
  diagnostics: Diagnostics,
): ReadonlySet<LoadedFile> {
  const run = new OverlayRun(overlay, overlayValue, document, origins, diagnostics);
  for (const action of overlay.actions) run.apply(action);
  return run.changed;
}

/** The application of one overlay to a document. */
class OverlayRun {
  /** The files that the actions have changed until now. */
  readonly changed = new Set<LoadedFile>();
  readonly #overlay: OverlayFile;
  readonly #overlayValue: JsonValue;
  readonly #document: OverlaidDocument;
  readonly #origins: Origins;
  readonly #diagnostics: Diagnostics;

  constructor(
    overlay: OverlayFile,
    overlayValue: JsonValue,
    document: OverlaidDocument,
    origins: Origins,
    diagnostics: Diagnostics,
  ) {
    this.#overlay = overlay;
    this.#overlayValue = overlayValue;
    this.#document = document;
    this.#origins = origins;
    this.#diagnostics = diagnostics;
  }

  apply(action: OverlayFileAction): void {
    const { target, change } = action;
    const paths = this.#select(action, target, 'target');
    if (paths === undefined) return;
    if (paths.length === 0) {
      const fix = 'Correct the expression, or remove the action.';
      const at = this.#locate(action, 'target');
      this.#diagnostics.warning('overlay-unmatched', `The target ${target} selects nothing.`, fix, at);
      return;
    }
    if (change.kind === 'remove') return this.#remove(action, paths);
    const update = change.kind === 'update' ? this.#updateOf(action) : this.#copyOf(action, change.from);
    if (update !== undefined) this.#merge(action, paths, update);
  }

  #locate({ keys, changeKeys }: OverlayFileAction, key: string) {
    return locationOf(this.#overlay.source, [...(key === 'target' ? keys : changeKeys), key], 'value');
  }

  #error(action: OverlayFileAction, key: string, message: string, fix: string): void {
    this.#diagnostics.error('overlay-invalid', message, fix, this.#locate(action, key));
  }

  #remove(action: OverlayFileAction, paths: readonly Path[]): void {
    if (paths.some((path) => path.length === 0)) {
      const message = 'The target is the whole document, which cannot be removed.';
      return this.#error(action, 'target', message, 'Select a part of it.');
    }
    // All members are found before the first one is removed, because a removal changes the paths of other items.
    const members = paths.flatMap((path) => this.#memberAt(path)?.member ?? []);
    removeMembers(members.filter((member) => valueOf(member) !== undefined));
  }

  #merge(action: OverlayFileAction, paths: readonly Path[], update: ValueMember): void {
    const seen = new Set<unknown>();
    for (const path of paths) {
      const member = path.length === 0 ? this.#rootMember() : this.#memberAt(path, true)?.member;
      const value = member === undefined ? undefined : valueOf(member);
      // Because of YAML aliases, the same object may be at several paths. It is changed only once.
      if (member === undefined || (typeof value === 'object' && value !== null && seen.has(value))) continue;
      seen.add(value);
      for (const conflict of mergeMember(member, update, this.#origins)) {
        const message = `${kindOf(conflict.update)} of the overlay cannot be merged with ${kindOf(conflict.target).toLowerCase()} of the description, at ${pathText(path)}.`;
        const { owner, key } = conflict.member;
        const location = this.#origins.locationOf(owner, key, 'value') ?? this.#locate(action, 'target');
        this.#diagnostics.error(
          'overlay-invalid',
          message,
          'Remove the old value first, with another action.',
          location,
        );
      }
    }
  }

  #copyOf(action: OverlayFileAction, expression: string): ValueMember | undefined {
    const sources = this.#select(action, expression, 'copy');
    if (sources === undefined) return undefined;
    const [source] = sources;
    if (source === undefined || sources.length > 1) {
      const message = `\`copy\` must select exactly one node, and ${expression} selects ${sources.length}.`;
      this.#error(action, 'copy', message, 'Correct the expression.');
      return undefined;
    }
    return source.length === 0 ? this.#rootMember() : this.#memberAt(source, true)?.member;
  }

  /**
   * Returns the paths of the nodes that a JSONPath expression selects, without repetitions. Returns undefined if the expression is not
   * valid.
   */
  #select(action: OverlayFileAction, expression: string, key: string): Path[] | undefined {
    const found = new Map<string, Path>();
    const view = plainView(this.#document.file.value, (node) => this.#targetOf(node));
    try {
      exec(view as never, expression, (_, path) => found.set(JSON.stringify(path), [...path]));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const fix = "Write an expression of RFC 9535, such as `$.paths['/pets'].get`.";
      this.#error(action, key, `${expression} is not a JSONPath expression: ${reason}`, fix);
      return undefined;
    }
    return [...found.values()];
  }

  /** If a node is a reference to another file, returns its target. Otherwise returns the node itself. */
  #targetOf(node: JsonValue): JsonValue {
    const { followed } = this.#document;
    let target = node;
    for (let next = followed.get(target); next !== undefined; next = followed.get(target)) target = next.node;
    return target;
  }

  #updateOf({ changeKeys }: OverlayFileAction): ValueMember | undefined {
    const owner = valueAt(this.#overlayValue, changeKeys.map(String));
    return isJsonObject(owner) ? { owner, key: 'update' } : undefined;
  }

  #rootMember(): ValueMember {
    const { file } = this.#document;
    this.changed.add(file);
    // The root value has no owner, so a new array takes the place of the owner. An action can change the content of the root value, but
    // cannot replace the root value.
    return { owner: [file.value], key: 0 };
  }

  /**
   * Returns the object or array that contains the node at a path, and the key of the node. Records that the file of the node changes.
   * Returns undefined if the object or array does not exist.
   *
   * @param isFollowed true to use the target of the node at the path, if this node is a reference to another file. The target is then the
   * only item of a new array. The result consists of this array and the key 0.
   */
  #memberAt(path: Path, isFollowed = false): { readonly member: ValueMember } | undefined {
    const { followed } = this.#document;
    let { file } = this.#document;
    let node: JsonValue | undefined = file.value;
    let member: ValueMember | undefined;
    for (const key of path) {
      for (let next = followed.get(node ?? null); next !== undefined; next = followed.get(node))
        ({ file, node } = next);
      if (typeof node !== 'object' || node === null) return undefined;
      member = { owner: node, key };
      node = valueOf(member);
    }
    const target = isFollowed ? followed.get(node ?? null) : undefined;
    if (target !== undefined) {
      file = target.file;
      member = { owner: [target.node], key: 0 };
    }
    this.changed.add(file);
    return member === undefined ? undefined : { member };
  }
}

const kindOf = (value: JsonValue): string =>
  Array.isArray(value) ? 'A list' : isJsonObject(value) ? 'An object' : 'A simple value';

const pathText = (path: Path): string =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `['${key}']`)).join('')}`;
