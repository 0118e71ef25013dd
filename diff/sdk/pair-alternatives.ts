import type { ts } from 'ts-morph';
import { isObjectType } from './data-members.ts';

/** The alternatives of an old and a new union type. For example, `Cat` and `Dog` are the alternatives of `Cat | Dog`. */
export interface PairedAlternatives {
  /** Pairs of an old alternative and the corresponding new alternative. Their properties may differ. */
  readonly same: readonly (readonly [old: ts.Type, next: ts.Type])[];
  readonly removed: readonly ts.Type[];
  readonly added: readonly ts.Type[];
}

/**
 * Finds pairs of alternatives in two unions. First, the function pairs equal types. Then, it pairs object types that have the same literal
 * properties, such as `kind: 'cat'`. After that, it pairs object types with the same name. After that, it pairs two object types if one of
 * them is assignable to the other. If exactly one alternative of each union remains, and both are object types, these two types are also a
 * pair.
 */
export function pairAlternatives(
  olds: readonly ts.Type[],
  nexts: readonly ts.Type[],
  checker: ts.TypeChecker,
): PairedAlternatives {
  const alternatives = new Alternatives(olds, nexts);
  const { removed, added } = alternatives;
  const literals = new Map([...removed, ...added].map((type) => [type, literalMembers(type, checker)]));
  alternatives.pairObjects((old, next) => literals.get(old) !== '' && literals.get(old) === literals.get(next));
  alternatives.pairObjects((old, next) => nameOf(old) !== undefined && nameOf(old) === nameOf(next));
  alternatives.pairObjects(
    (old, next) => checker.isTypeAssignableTo(old, next) || checker.isTypeAssignableTo(next, old),
  );
  const isLastPair = alternatives.removed.length === 1 && alternatives.added.length === 1;
  if (isLastPair) alternatives.pairObjects(() => true);
  return alternatives;
}

class Alternatives implements PairedAlternatives {
  readonly same: (readonly [old: ts.Type, next: ts.Type])[] = [];
  removed: readonly ts.Type[];
  readonly added: ts.Type[];

  /** Equal types are left out. */
  constructor(olds: readonly ts.Type[], nexts: readonly ts.Type[]) {
    const known = new Set(nexts);
    this.removed = olds.filter((type) => !known.delete(type));
    this.added = [...known];
  }

  /** Pairs each old object type with the first new object type that belongs to it. */
  pairObjects(belongTogether: (old: ts.Type, next: ts.Type) => boolean): void {
    this.removed = this.removed.filter((old) => {
      if (!isObjectType(old)) return true;
      const index = this.added.findIndex((next) => isObjectType(next) && belongTogether(old, next));
      const [next] = index < 0 ? [] : this.added.splice(index, 1);
      if (next !== undefined) this.same.push([old, next]);
      return next === undefined;
    });
  }
}

/** Returns the name of a type. Returns undefined for a type without a name. */
function nameOf({ aliasSymbol, symbol }: ts.Type): string | undefined {
  const name = (aliasSymbol ?? symbol)?.name;
  return name?.startsWith('__') === true ? undefined : name;
}

/**
 * Returns a text such as `kind="cat"`, which contains the properties that can have only one value. If the type has no such properties, the
 * text is empty.
 */
function literalMembers(type: ts.Type, checker: ts.TypeChecker): string {
  if (!isObjectType(type)) return '';
  return checker
    .getPropertiesOfType(type)
    .flatMap((property) => {
      const propertyType = checker.getTypeOfSymbol(property);
      return propertyType.isLiteral() ? [`${property.name}=${checker.typeToString(propertyType)}`] : [];
    })
    .toSorted()
    .join();
}
