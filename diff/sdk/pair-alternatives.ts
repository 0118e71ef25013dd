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
  const same: (readonly [ts.Type, ts.Type])[] = [];
  const known = new Set(nexts);
  let removed = olds.filter((type) => !known.delete(type));
  const added = [...known];
  const pairBy = (belongTogether: (old: ts.Type, next: ts.Type) => boolean): void => {
    removed = removed.filter((old) => {
      const index = added.findIndex((next) => isObjectType(old) === isObjectType(next) && belongTogether(old, next));
      const [next] = index < 0 ? [] : added.splice(index, 1);
      if (next !== undefined) same.push([old, next]);
      return next === undefined;
    });
  };
  const literals = new Map([...removed, ...added].map((type) => [type, literalMembers(type, checker)]));
  const name = ({ aliasSymbol, symbol }: ts.Type): string | undefined => {
    const found = (aliasSymbol ?? symbol)?.name;
    return found?.startsWith('__') === true ? undefined : found;
  };
  pairBy((old, next) => isObjectType(old) && literals.get(old) !== '' && literals.get(old) === literals.get(next));
  pairBy((old, next) => isObjectType(old) && name(old) !== undefined && name(old) === name(next));
  pairBy(
    (old, next) =>
      isObjectType(old) && (checker.isTypeAssignableTo(old, next) || checker.isTypeAssignableTo(next, old)),
  );
  const [last, other] = [removed[0], added[0]];
  if (
    removed.length === 1 &&
    added.length === 1 &&
    last !== undefined &&
    other !== undefined &&
    isObjectType(last) &&
    isObjectType(other)
  ) {
    return { same: [...same, [last, other]], removed: [], added: [] };
  }
  return { same, removed, added };
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
