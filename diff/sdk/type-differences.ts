import { ts } from 'ts-morph';
import { dataMembers, isDataType, isObjectType, type DataMember } from './data-members.ts';
import { pairAlternatives } from './pair-alternatives.ts';
import type { TypeDifference, TypeDifferenceKind, TypeStep, TypeUse } from './type-difference.ts';
import type { TypeProgram } from './type-program.ts';

/** The old and the new type of one value. */
interface TypePair {
  readonly old: ts.Type;
  readonly next: ts.Type;
  readonly steps: readonly TypeStep[];
}

/** Finds the differences between an old and a new type. Leaves out differences that have no effect on programs. */
export type CompareTypes = (old: ts.Type, next: ts.Type, use: TypeUse) => readonly TypeDifference[];

/**
 * Creates a comparison of types. The comparison traverses both types together, and uses the type checker only for the parts that are not
 * objects. The type checker alone is not enough for two reasons. It can show that one type is not assignable to another, but not which part
 * differs. It also does not show a removed property, because the types are still assignable. Yet an object literal with the removed
 * property no longer compiles.
 *
 * @param unchanged the names of schemas whose types are equal in both descriptions.
 */
export function createTypeComparison(program: TypeProgram, unchanged: ReadonlySet<string>): CompareTypes {
  const isUnchanged = (old: ts.Type, next: ts.Type): boolean => {
    const [name, other] = [nameOf(old), nameOf(next)];
    return old === next || (name !== undefined && name === other && unchanged.has(name));
  };
  return (old, next, use) => {
    const found: TypeDifference[] = [];
    const seen = new Map<ts.Type, Set<ts.Type>>();
    const pairs: TypePair[] = [{ old, next, steps: [] }];
    // The loop also visits the pairs that it appends to the array. So the first path to a type is the shortest one.
    for (const pair of pairs) {
      const others = seen.get(pair.old) ?? new Set();
      if (others.has(pair.next) || isUnchanged(pair.old, pair.next)) continue;
      seen.set(pair.old, others.add(pair.next));
      const comparison = new PairComparison(pair, use, program);
      comparison.compare();
      for (const difference of comparison.found) found.push(difference);
      for (const inner of comparison.inner) pairs.push(inner);
    }
    return found;
  };
}

/** The comparison of the old and the new type of one value. */
class PairComparison {
  /** The differences of the value itself, and of its properties. */
  readonly found: TypeDifference[] = [];
  /** The parts of the value that are still to be compared. */
  readonly inner: TypePair[] = [];
  readonly #pair: TypePair;
  readonly #use: TypeUse;
  readonly #program: TypeProgram;
  readonly #checker: ts.TypeChecker;

  constructor(pair: TypePair, use: TypeUse, program: TypeProgram) {
    this.#pair = pair;
    this.#use = use;
    this.#program = program;
    this.#checker = program.checker;
  }

  compare(): void {
    const { old, next } = this.#pair;
    if (isOpen(next) || (isOpen(old) && this.#use === 'read')) {
      this.#compareOpen();
      return;
    }
    const [before, after] = [parts(old), parts(next)];
    if (this.#use === 'read') this.#compareReadNothing(before, after);
    else this.#comparePassedNothing(before, after);
    this.#compareAlternatives(before.types, after.types);
  }

  /** Compares two types of which at least one is open. A program can still pass each value to an open type. */
  #compareOpen(): void {
    const { old, next } = this.#pair;
    if (this.#use === 'passed' || isOpen(old) || next.flags & ts.TypeFlags.Any) return;
    this.#reportChange();
  }

  /** Reports that a program can read undefined or null, but could not before. */
  #compareReadNothing(before: TypeParts, after: TypeParts): void {
    if (before.types.length === 0) return;
    if (after.mayBeUndefined && !before.mayBeUndefined) this.#report('maybe-undefined');
    if (after.mayBeNull && !before.mayBeNull) this.#report('maybe-null');
  }

  /** Reports that a program can no longer pass undefined or null. */
  #comparePassedNothing(before: TypeParts, after: TypeParts): void {
    if (before.mayBeUndefined && !after.mayBeUndefined) this.#report('member-required');
    if (before.mayBeNull && !after.mayBeNull) this.#report('values-removed', 'null');
  }

  #compareAlternatives(olds: readonly ts.Type[], nexts: readonly ts.Type[]): void {
    // A program does not use a value that was always undefined or null. So if the type of a property allowed only undefined or null, and
    // now allows other values, the property counts as new.
    if (olds.length === 0) {
      if (nexts.length > 0) this.#report('member-added');
      return;
    }
    const { same, removed, added } = pairAlternatives(olds, nexts, this.#checker);
    for (const [first, second] of same) this.#compareParts(first, second);
    const isWider = (type: ts.Type, others: readonly ts.Type[]): boolean =>
      others.some((other) => this.#checker.isTypeAssignableTo(type, other));
    const gone = removed.filter((type) => !isWider(type, nexts));
    const extra = added.filter((type) => !isWider(type, olds));
    if (this.#use === 'passed') this.#comparePassedAlternatives(gone, extra);
    else this.#compareReadAlternatives(gone, extra, nexts.length === 0);
  }

  #comparePassedAlternatives(gone: readonly ts.Type[], extra: readonly ts.Type[]): void {
    if (gone.some((type) => !isUnit(type))) this.#reportChange();
    else if (gone.length > 0) this.#report('values-removed', this.#list(gone));
    else if (extra.length > 0) this.#report('values-added', this.#list(extra));
  }

  #compareReadAlternatives(gone: readonly ts.Type[], extra: readonly ts.Type[], isEmpty: boolean): void {
    if (isEmpty || gone.some(isObjectType) || extra.some((type) => !isUnit(type))) {
      this.#reportChange();
      return;
    }
    // If the old type allows any string, and the new type allows only a few literals, a program that reads the value still compiles. So
    // only removed literals are reported.
    const removedValues = gone.filter(isUnit);
    if (extra.length > 0) this.#report('values-added', this.#list(extra));
    if (removedValues.length > 0) this.#report('values-removed', this.#list(removedValues));
  }

  #compareParts(first: ts.Type, second: ts.Type): void {
    const [old, next] = [this.#itemType(first), this.#itemType(second)];
    if (old !== undefined && next !== undefined && first.symbol.name === second.symbol.name) {
      this.#continueAt('items', old, next);
    } else if (isDataType(first, this.#program) && isDataType(second, this.#program)) {
      this.#compareMembers(first, second);
    } else {
      const [source, target] = this.#use === 'read' ? [second, first] : [first, second];
      if (!this.#checker.isTypeAssignableTo(source, target)) this.#reportChange();
    }
  }

  #compareMembers(first: ts.Type, second: ts.Type): void {
    const [olds, nexts] = [dataMembers(first, this.#checker), dataMembers(second, this.#checker)];
    for (const [name, member] of olds.byName) {
      const other: DataMember | undefined = nexts.byName.get(name) ?? nexts.others;
      if (other === undefined) this.#reportMember('member-removed', name);
      else this.#continueAt({ name }, member.type, other.type);
    }
    for (const [name, member] of nexts.byName) {
      if (olds.byName.has(name)) continue;
      const isRequired = !member.isOptional && this.#use === 'passed';
      this.#reportMember(isRequired ? 'member-required' : 'member-added', name);
    }
    // An object of the type `Record<string, never>` has no properties.
    if (olds.others === undefined || (olds.others.type.flags & ts.TypeFlags.Never) !== 0) return;
    if (nexts.others === undefined) this.#reportChange();
    else this.#continueAt('values', olds.others.type, nexts.others.type);
  }

  /** Returns the type of the items of an array, or of another collection of the platform. Returns undefined for other types. */
  #itemType(type: ts.Type): ts.Type | undefined {
    if (!isReference(type) || this.#checker.isTupleType(type) || !this.#program.isBuiltIn(type.symbol))
      return undefined;
    return collections.has(type.symbol.name) ? this.#checker.getTypeArguments(type)[0] : undefined;
  }

  #continueAt(step: TypeStep, old: ts.Type, next: ts.Type): void {
    this.inner.push({ old, next, steps: [...this.#pair.steps, step] });
  }

  #report(kind: TypeDifferenceKind, detail = ''): void {
    this.found.push({ kind, steps: this.#pair.steps, detail });
  }

  #reportMember(kind: TypeDifferenceKind, name: string): void {
    this.found.push({ kind, steps: [...this.#pair.steps, { name }], detail: '' });
  }

  #reportChange(): void {
    const { old, next } = this.#pair;
    this.#report('type-changed', `${this.#checker.typeToString(old)} → ${this.#checker.typeToString(next)}`);
  }

  #list(types: readonly ts.Type[]): string {
    return types.map((type) => this.#checker.typeToString(type)).join(', ');
  }
}

/** The names of the collections of the platform whose first type argument is the type of their items. */
const collections: ReadonlySet<string> = new Set(['Array', 'AsyncIterable', 'ReadonlyArray', 'ReadableStream']);

/** Returns true for `any` and `unknown`. Nothing is known about the values of these types. */
const isOpen = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;

/** Returns true for a type with one value, such as `'open'` or `true`. */
const isUnit = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Unit) !== 0;

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  'objectFlags' in type &&
  (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0;

const nameOf = ({ aliasSymbol, symbol }: ts.Type): string | undefined => (aliasSymbol ?? symbol)?.name;

/** The alternatives of a type. Undefined and null are separated from the others. */
interface TypeParts {
  readonly types: readonly ts.Type[];
  readonly mayBeUndefined: boolean;
  readonly mayBeNull: boolean;
}

function parts(type: ts.Type): TypeParts {
  const all = type.isUnion() ? type.types : [type];
  const has = (flags: ts.TypeFlags): boolean => all.some((one) => (one.flags & flags) !== 0);
  const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never;
  return {
    types: all.filter(({ flags }) => (flags & nothing) === 0),
    mayBeUndefined: has(ts.TypeFlags.Undefined | ts.TypeFlags.Void),
    mayBeNull: has(ts.TypeFlags.Null),
  };
}
