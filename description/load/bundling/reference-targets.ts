import type { JsonValue } from '../../json/json.ts';
import { valueAt } from '../../json/pointer.ts';
import type { ReferringFile } from '../reachable-files.ts';
import { isReference, parseReference, type Reference } from '../../openapi/reference.ts';
import type { FileResolver, LoadedFile } from '../resolver.ts';

/** A value to which a reference leads. */
export interface TargetValue {
  readonly value: JsonValue;
  readonly file: LoadedFile;
  /** The keys from the root of the file to the value. */
  readonly keys: readonly string[];
}

/** The value to which a reference leads, directly or through other references. This value is not a reference. */
export interface ReferenceTarget extends TargetValue {
  /**
   * The first reference of the chain that has keys beside `$ref`, such as `description`. The reference at the start of the chain does not
   * count. Undefined if no other reference has such keys.
   */
  readonly composed: TargetValue | undefined;
}

/** A chain of references that does not lead to a target. The chain is too long, or contains its last reference twice. */
export interface DeadEnd {
  readonly way: readonly Reference[];
}

/** The maximum length of a chain of references, from the first reference to a target that is not a reference. */
export const longestChain = 50;

/** Finds the targets of references. */
export interface ReferenceTargets {
  /** Follows a reference in a file. Returns undefined if the reference, or another reference of the chain, has no target. */
  follow(reference: Reference, from: LoadedFile): DeadEnd | ReferenceTarget | undefined;
  /** Remembers the targets of the references of all files. Bundling changes these references, but not their remembered targets. */
  remember(files: readonly ReferringFile[]): void;
}

export function createReferenceTargets(resolver: FileResolver): ReferenceTargets {
  const remembered = new Map<Reference, ReferenceTarget | undefined>();
  /**
   * The targets of references that lead directly to a value, without other references in between. The key of the outer map is the file that
   * contains the reference. The key of the inner map is the text of the reference.
   */
  const direct = new Map<LoadedFile, Map<string, ReferenceTarget>>();

  const follow = (
    reference: Reference,
    from: LoadedFile,
    before: readonly Reference[],
  ): DeadEnd | ReferenceTarget | undefined => {
    const known = remembered.get(reference) ?? direct.get(from)?.get(reference.$ref);
    if (known !== undefined || remembered.has(reference)) return known;
    const way = [...before, reference];
    if (before.includes(reference) || way.length > longestChain) return { way };

    const { file: name, keys } = parseReference(reference.$ref);
    const file = name === '' ? from : resolver.loaded.get(resolver.resolve(from.source.path, name));
    // A fragment such as `#name` is an anchor. Only pointers are followed here.
    if (file === undefined || /^#[^/]/u.test(reference.$ref)) return undefined;
    let isDirect = true;
    let at: TargetValue = { value: file.value, file, keys: [] };
    for (const key of keys) {
      let member = memberOf(at, key);
      if (member === undefined && isReference(at.value)) {
        isDirect = false;
        const end = follow(at.value, at.file, way);
        if (end === undefined || 'way' in end) return end;
        member = memberOf(end, key);
      }
      if (member === undefined) return undefined;
      at = member;
    }
    if (isReference(at.value)) {
      const end = follow(at.value, at.file, way);
      return end === undefined || 'way' in end || Object.keys(at.value).length === 1 ? end : { ...end, composed: at };
    }
    const target = { ...at, composed: undefined };
    if (isDirect)
      direct.set(from, (direct.get(from) ?? new Map<string, ReferenceTarget>()).set(reference.$ref, target));
    return target;
  };

  return {
    follow: (reference, from) => follow(reference, from, []),
    remember(files) {
      for (const { file, references } of files) {
        for (const reference of references) {
          if (!isReference(reference)) continue;
          const target = follow(reference, file, []);
          remembered.set(reference, target === undefined || 'way' in target ? undefined : target);
        }
      }
    },
  };
}

function memberOf({ value: owner, file, keys }: TargetValue, key: string): TargetValue | undefined {
  const value = valueAt(owner, [key]);
  return value === undefined ? undefined : { value, file, keys: [...keys, key] };
}
