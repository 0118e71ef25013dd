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

export const createReferenceTargets = (resolver: FileResolver): ReferenceTargets => new CachedTargets(resolver);

class CachedTargets implements ReferenceTargets {
  readonly #resolver: FileResolver;
  readonly #remembered = new Map<Reference, ReferenceTarget | undefined>();
  /**
   * The targets of references that lead directly to a value, without other references in between. The key of the outer map is the file that
   * contains the reference. The key of the inner map is the text of the reference.
   */
  readonly #direct = new Map<LoadedFile, Map<string, ReferenceTarget>>();

  constructor(resolver: FileResolver) {
    this.#resolver = resolver;
  }

  follow(reference: Reference, from: LoadedFile): DeadEnd | ReferenceTarget | undefined {
    return this.#followAfter([], reference, from);
  }

  remember(files: readonly ReferringFile[]): void {
    for (const { file, references } of files)
      for (const reference of references) if (isReference(reference)) this.#rememberTarget(reference, file);
  }

  #rememberTarget(reference: Reference, file: LoadedFile): void {
    const target = this.follow(reference, file);
    this.#remembered.set(reference, target === undefined || 'way' in target ? undefined : target);
  }

  /** Follows a reference at the end of a chain of references. */
  #followAfter(
    before: readonly Reference[],
    reference: Reference,
    from: LoadedFile,
  ): DeadEnd | ReferenceTarget | undefined {
    const known = this.#remembered.get(reference) ?? this.#direct.get(from)?.get(reference.$ref);
    if (known !== undefined || this.#remembered.has(reference)) return known;
    const way = [...before, reference];
    if (before.includes(reference) || way.length > longestChain) return { way };
    const found = this.#find(reference, from, way);
    if (found === undefined || 'way' in found) return found;
    const { at, isDirect } = found;
    if (isReference(at.value)) {
      const end = this.#followAfter(way, at.value, at.file);
      return end === undefined || 'way' in end || Object.keys(at.value).length === 1 ? end : { ...end, composed: at };
    }
    const target = { ...at, composed: undefined };
    if (isDirect) this.#addDirect(reference, from, target);
    return target;
  }

  /**
   * Finds the value that the pointer of a reference names. The pointer may lead through other references.
   *
   * @param way the chain of references, with this reference at its end.
   */
  #find(reference: Reference, from: LoadedFile, way: readonly Reference[]): DeadEnd | NamedValue | undefined {
    const { file: name, keys } = parseReference(reference.$ref);
    const file = name === '' ? from : this.#resolver.loaded.get(this.#resolver.resolve(from.source.path, name));
    // A fragment such as `#name` is an anchor. Only pointers are followed here.
    if (file === undefined || /^#[^/]/u.test(reference.$ref)) return undefined;
    let isDirect = true;
    let at: TargetValue = { value: file.value, file, keys: [] };
    for (const key of keys) {
      let member = memberOf(at, key);
      if (member === undefined && isReference(at.value)) {
        isDirect = false;
        const end = this.#followAfter(way, at.value, at.file);
        if (end === undefined || 'way' in end) return end;
        member = memberOf(end, key);
      }
      if (member === undefined) return undefined;
      at = member;
    }
    return { at, isDirect };
  }

  #addDirect(reference: Reference, from: LoadedFile, target: ReferenceTarget): void {
    const targets = this.#direct.get(from) ?? new Map<string, ReferenceTarget>();
    this.#direct.set(from, targets.set(reference.$ref, target));
  }
}

/** The value that the pointer of a reference names. This value may be a reference. */
interface NamedValue {
  readonly at: TargetValue;
  /** True if the pointer does not lead through other references. */
  readonly isDirect: boolean;
}

function memberOf({ value: owner, file, keys }: TargetValue, key: string): TargetValue | undefined {
  const value = valueAt(owner, [key]);
  return value === undefined ? undefined : { value, file, keys: [...keys, key] };
}
