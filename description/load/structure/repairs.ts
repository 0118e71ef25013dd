import type { JsonObject, JsonValue } from '../../json/json.ts';
import type { Origins } from '../origins.ts';
import { setMember } from '../../json/own-keys.ts';

/** A value and the key that leads to it. */
export interface FieldMember {
  readonly owner: JsonObject | JsonValue[];
  readonly key: string | number;
  readonly value: JsonValue | undefined;
}

/**
 * The changes that correct or remove faulty parts of a document. The changes are made only after all checks, so that a check never reports
 * the consequence of a change.
 */
export interface Repairs {
  /** Replaces a value. The new value has the source location of the old value. */
  replace(member: Pick<FieldMember, 'key' | 'owner'>, value: JsonValue): void;
  /** Removes a key with its value, or an item of an array. */
  leaveOut(member: Pick<FieldMember, 'key' | 'owner'>): void;
  /** Moves a value to another key of an object. If the object already has this key, the value is only removed. */
  move(from: JsonObject, key: string, to: JsonObject, newKey: string): void;
  /** Calls a function after values are moved and replaced. The function may add changes. */
  later(check: () => void): void;
  /** The number of changes, and of functions that may add changes. */
  readonly count: number;
  /** Makes all changes. */
  apply(): void;
}

export const createRepairs = (origins: Origins): Repairs => new CollectedRepairs(origins);

class CollectedRepairs implements Repairs {
  count = 0;
  readonly #origins: Origins;
  readonly #replaced: (() => void)[] = [];
  readonly #moved: (() => void)[] = [];
  readonly #checks: (() => void)[] = [];
  readonly #removed = new Map<JsonObject | JsonValue[], Set<string>>();

  constructor(origins: Origins) {
    this.#origins = origins;
  }

  replace({ owner, key }: Pick<FieldMember, 'key' | 'owner'>, value: JsonValue): void {
    this.count++;
    this.#origins.adopt(value, owner, key);
    this.#replaced.push(() => setMember(owner, key, value));
  }

  leaveOut({ owner, key }: Pick<FieldMember, 'key' | 'owner'>): void {
    this.count++;
    const keys = this.#removed.get(owner) ?? new Set();
    this.#removed.set(owner, keys.add(String(key)));
  }

  move(from: JsonObject, key: string, to: JsonObject, newKey: string): void {
    this.count++;
    this.#moved.push(() => {
      if (!Object.hasOwn(to, newKey)) {
        setMember(to, newKey, from[key] ?? null);
        this.#origins.recordMember(to, newKey, from, key);
      }
      Reflect.deleteProperty(from, key);
    });
  }

  later(check: () => void): void {
    this.count++;
    this.#checks.push(check);
  }

  apply(): void {
    for (const change of [...this.#replaced.splice(0), ...this.#moved]) change();
    for (const check of this.#checks) check();
    for (const change of this.#replaced) change();
    for (const [owner, keys] of this.#removed) removeMembers(owner, keys);
  }
}

function removeMembers(owner: JsonObject | JsonValue[], keys: ReadonlySet<string>): void {
  if (!Array.isArray(owner)) for (const key of keys) Reflect.deleteProperty(owner, key);
  // The later items are removed first, so that the indices of the earlier items do not change.
  else for (const index of Array.from(keys, Number).toSorted((a, b) => b - a)) owner.splice(index, 1);
}
