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
  const changed = new Set<LoadedFile>();
  for (const action of overlay.actions) apply(action);
  return changed;

  function apply({ keys, target, changeKeys, change }: OverlayFileAction): void {
    const at = (key: string) => locationOf(overlay.source, [...(key === 'target' ? keys : changeKeys), key], 'value');
    const error = (message: string, fix: string, key: string): void =>
      diagnostics.error('overlay-invalid', message, fix, at(key));
    const paths = select(target, 'target');
    if (paths === undefined) return;
    if (paths.length === 0) {
      const fix = 'Correct the expression, or remove the action.';
      diagnostics.warning('overlay-unmatched', `The target ${target} selects nothing.`, fix, at('target'));
      return;
    }
    if (change.kind === 'remove') {
      if (paths.some((path) => path.length === 0))
        return error('The target is the whole document, which cannot be removed.', 'Select a part of it.', 'target');
      // All members are found before the first one is removed, because a removal changes the paths of other items.
      const members = paths.flatMap((path) => memberAt(path)?.member ?? []);
      removeMembers(members.filter((member) => valueOf(member) !== undefined));
      return;
    }
    const update = change.kind === 'update' ? updateOf(changeKeys) : copyOf(change.from);
    if (update === undefined) return;
    const seen = new Set<unknown>();
    for (const path of paths) {
      const member = path.length === 0 ? rootMember() : memberAt(path, true)?.member;
      const value = member === undefined ? undefined : valueOf(member);
      // Because of YAML aliases, the same object may be at several paths. It is changed only once.
      if (member === undefined || (typeof value === 'object' && value !== null && seen.has(value))) continue;
      seen.add(value);
      for (const conflict of mergeMember(member, update, origins)) {
        const message = `${kindOf(conflict.update)} of the overlay cannot be merged with ${kindOf(conflict.target).toLowerCase()} of the description, at ${pathText(path)}.`;
        const place = origins.place(conflict.member.owner, conflict.member.key, 'value') ?? at('target');
        diagnostics.error('overlay-invalid', message, 'Remove the old value first, with another action.', place);
      }
    }

    function copyOf(expression: string): ValueMember | undefined {
      const sources = select(expression, 'copy');
      if (sources === undefined) return undefined;
      const [source] = sources;
      if (source === undefined || sources.length > 1) {
        const message = `\`copy\` must select exactly one node, and ${expression} selects ${sources.length}.`;
        error(message, 'Correct the expression.', 'copy');
        return undefined;
      }
      return source.length === 0 ? rootMember() : memberAt(source, true)?.member;
    }

    /**
     * Returns the paths of the nodes that a JSONPath expression selects, without repetitions. Returns undefined if the expression is not
     * valid.
     */
    function select(expression: string, key: string): Path[] | undefined {
      const found = new Map<string, Path>();
      try {
        exec(plainView(document.file.value, targetOf) as never, expression, (_, path) =>
          found.set(JSON.stringify(path), [...path]),
        );
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        error(
          `${expression} is not a JSONPath expression: ${reason}`,
          "Write an expression of RFC 9535, such as `$.paths['/pets'].get`.",
          key,
        );
        return undefined;
      }
      return [...found.values()];
    }
  }

  /** If a node is a reference to another file, returns its target. Otherwise returns the node itself. */
  function targetOf(node: JsonValue): JsonValue {
    let target = node;
    for (let next = document.followed.get(target); next !== undefined; next = document.followed.get(target))
      target = next.node;
    return target;
  }

  function updateOf(keys: Path): ValueMember | undefined {
    const owner = valueAt(overlayValue, keys.map(String));
    return isJsonObject(owner) ? { owner, key: 'update' } : undefined;
  }

  function rootMember(): ValueMember {
    changed.add(document.file);
    // The root value has no owner, so a new array takes the place of the owner. An action can change the content of the root value, but
    // cannot replace the root value.
    return { owner: [document.file.value], key: 0 };
  }

  /**
   * Returns the object or array that contains the node at a path, and the key of the node. Records that the file of the node changes.
   * Returns undefined if the object or array does not exist.
   *
   * @param isFollowed true to use the target of the node at the path, if this node is a reference to another file. The target is then the
   * only item of a new array. The result consists of this array and the key 0.
   */
  function memberAt(path: Path, isFollowed = false): { readonly member: ValueMember } | undefined {
    let { file } = document;
    let node: JsonValue | undefined = file.value;
    let member: ValueMember | undefined;
    for (const key of path) {
      for (let next = document.followed.get(node ?? null); next !== undefined; next = document.followed.get(node))
        ({ file, node } = next);
      if (typeof node !== 'object' || node === null) return undefined;
      member = { owner: node, key };
      node = valueOf(member);
    }
    const target = isFollowed ? document.followed.get(node ?? null) : undefined;
    if (target !== undefined) {
      file = target.file;
      member = { owner: [target.node], key: 0 };
    }
    changed.add(file);
    return member === undefined ? undefined : { member };
  }
}

const kindOf = (value: JsonValue): string =>
  Array.isArray(value) ? 'A list' : isJsonObject(value) ? 'An object' : 'A simple value';

const pathText = (path: Path): string =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `['${key}']`)).join('')}`;
