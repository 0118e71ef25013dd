import { ts } from 'ts-morph';
import { dataMembers, isDataType, isObjectType, type DataMember } from './data-members.ts';
import { pairAlternatives } from './pair-alternatives.ts';
import type { TypeProgram } from './type-program.ts';

/**
 * The use of the values of a type. `read`: a program reads the values, for example from the result of a call. `passed`: a program passes
 * the values, for example as an argument.
 */
export type TypeUse = 'passed' | 'read';

/**
 * A step from a value to a part of the value. It is the name of a property, `items` for the items of an array, or `values` for all
 * properties that the type does not declare by name.
 */
export type TypeStep = { readonly name: string } | 'items' | 'values';

/** A difference between two types. */
export type TypeDifferenceKind =
  /** The new type has a new property. A program that passes a value may omit this property. */
  | 'member-added'
  /** The new type does not have a property of the old type. */
  | 'member-removed'
  /** A program has to pass a property or an argument that it could omit. */
  | 'member-required'
  /** The new type has values that the old type does not have. */
  | 'values-added'
  /** The new type does not have some values of the old type. */
  | 'values-removed'
  /** A value that a program reads may be undefined. */
  | 'maybe-undefined'
  /** A value that a program reads may be null. */
  | 'maybe-null'
  /** The types differ in another way. */
  | 'type-changed';

/** A difference between the old and the new type of a value. It contains the path to the part that differs. */
export interface TypeDifference {
  readonly kind: TypeDifferenceKind;
  readonly steps: readonly TypeStep[];
  /** The affected values, or the old and the new type, as code. Empty if the kind needs no details. */
  readonly detail: string;
}

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
  const { checker } = program;
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
      const part = comparePair(pair, use);
      for (const difference of part.found) found.push(difference);
      for (const inner of part.inner) pairs.push(inner);
    }
    return found;
  };

  function comparePair(pair: TypePair, use: TypeUse): { found: TypeDifference[]; inner: TypePair[] } {
    const { old, next, steps } = pair;
    const found: TypeDifference[] = [];
    const inner: TypePair[] = [];
    const report = (kind: TypeDifferenceKind, detail = ''): void => void found.push({ kind, steps, detail });
    if (isOpen(old) && (use === 'read' || isOpen(next))) return { found, inner };
    if (isOpen(next)) {
      if (use === 'read' && !(next.flags & ts.TypeFlags.Any)) report('type-changed', change(old, next));
      return { found, inner };
    }
    const [before, after] = [parts(old), parts(next)];
    if (use === 'read') {
      if (after.mayBeUndefined && !before.mayBeUndefined && before.types.length > 0) report('maybe-undefined');
      if (after.mayBeNull && !before.mayBeNull && before.types.length > 0) report('maybe-null');
    } else {
      if (before.mayBeUndefined && !after.mayBeUndefined) report('member-required');
      if (before.mayBeNull && !after.mayBeNull) report('values-removed', 'null');
    }
    compareAlternatives(before.types, after.types);
    return { found, inner };

    function compareAlternatives(olds: readonly ts.Type[], nexts: readonly ts.Type[]): void {
      // A program does not use a value that was always undefined or null. So if the type of a property allowed only undefined or null, and
      // now allows other values, the property counts as new.
      if (olds.length === 0) return void (nexts.length > 0 && report('member-added'));
      const { same, removed, added } = pairAlternatives(olds, nexts, checker);
      for (const [first, second] of same) compareParts(first, second);
      const isWider = (type: ts.Type, others: readonly ts.Type[]): boolean =>
        others.some((other) => checker.isTypeAssignableTo(type, other));
      const gone = removed.filter((type) => !isWider(type, nexts));
      const extra = added.filter((type) => !isWider(type, olds));
      const isUnreadable = nexts.length === 0 || gone.some(isObjectType) || extra.some((type) => !isUnit(type));
      if (use === 'passed') {
        if (gone.some((type) => !isUnit(type))) report('type-changed', change(old, next));
        else if (gone.length > 0) report('values-removed', list(gone));
        else if (extra.length > 0) report('values-added', list(extra));
      } else if (isUnreadable) report('type-changed', change(old, next));
      else {
        // If the old type allows any string, and the new type allows only a few literals, a program that reads the value still compiles. So
        // only removed literals are reported.
        const removedValues = gone.filter(isUnit);
        if (extra.length > 0) report('values-added', list(extra));
        if (removedValues.length > 0) report('values-removed', list(removedValues));
      }
    }

    function compareParts(first: ts.Type, second: ts.Type): void {
      const [arguments1, arguments2] = [itemTypes(first), itemTypes(second)];
      if (arguments1 !== undefined && arguments2 !== undefined && first.symbol.name === second.symbol.name) {
        inner.push({ old: arguments1, next: arguments2, steps: [...steps, 'items'] });
      } else if (isDataType(first, program) && isDataType(second, program)) {
        compareMembers(first, second);
      } else {
        const [source, target] = use === 'read' ? [second, first] : [first, second];
        if (!checker.isTypeAssignableTo(source, target)) report('type-changed', change(old, next));
      }
    }

    function compareMembers(first: ts.Type, second: ts.Type): void {
      const [olds, nexts] = [dataMembers(first, checker), dataMembers(second, checker)];
      for (const [name, member] of olds.byName) {
        const other: DataMember | undefined = nexts.byName.get(name) ?? nexts.others;
        const inside = [...steps, { name }];
        if (other === undefined) found.push({ kind: 'member-removed', steps: inside, detail: '' });
        else inner.push({ old: member.type, next: other.type, steps: inside });
      }
      for (const [name, member] of nexts.byName) {
        if (olds.byName.has(name)) continue;
        const isRequired = !member.isOptional && use === 'passed';
        found.push({ kind: isRequired ? 'member-required' : 'member-added', steps: [...steps, { name }], detail: '' });
      }
      if (olds.others === undefined) return;
      if (nexts.others === undefined) report('type-changed', change(old, next));
      else inner.push({ old: olds.others.type, next: nexts.others.type, steps: [...steps, 'values'] });
    }
  }

  /** Returns the type of the items of an array, or of another collection of the platform. Returns undefined for other types. */
  function itemTypes(type: ts.Type): ts.Type | undefined {
    if (!isReference(type) || checker.isTupleType(type) || !program.isBuiltIn(type.symbol)) return undefined;
    const types = checker.getTypeArguments(type);
    return ['Array', 'AsyncIterable', 'ReadonlyArray', 'ReadableStream'].includes(type.symbol.name)
      ? types[0]
      : undefined;
  }

  function change(old: ts.Type, next: ts.Type): string {
    return `${checker.typeToString(old)} → ${checker.typeToString(next)}`;
  }
  function list(types: readonly ts.Type[]): string {
    return types.map((type) => checker.typeToString(type)).join(', ');
  }
}

/** Returns true for `any` and `unknown`. Nothing is known about the values of these types. */
const isOpen = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;

/** Returns true for a type with one value, such as `'open'` or `true`. */
const isUnit = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Unit) !== 0;

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 &&
  'objectFlags' in type &&
  (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0;

const nameOf = ({ aliasSymbol, symbol }: ts.Type): string | undefined => (aliasSymbol ?? symbol)?.name;

/** Separates undefined and null from the other alternatives of a type. */
function parts(type: ts.Type): { types: ts.Type[]; mayBeUndefined: boolean; mayBeNull: boolean } {
  const all = type.isUnion() ? type.types : [type];
  const has = (flags: ts.TypeFlags): boolean => all.some((one) => (one.flags & flags) !== 0);
  const nothing = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never;
  return {
    types: all.filter(({ flags }) => (flags & nothing) === 0),
    mayBeUndefined: has(ts.TypeFlags.Undefined | ts.TypeFlags.Void),
    mayBeNull: has(ts.TypeFlags.Null),
  };
}
