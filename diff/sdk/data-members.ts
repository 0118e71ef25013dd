import { ts } from 'ts-morph';
import type { TypeProgram } from './type-program.ts';

/** A property of an object type. */
export interface DataMember {
  readonly type: ts.Type;
  readonly isOptional: boolean;
}

/** The properties of an object type. */
export interface DataMembers {
  readonly byName: ReadonlyMap<string, DataMember>;
  /** The type of all properties that are not in `byName`. Undefined if the object type does not allow other properties. */
  readonly others: DataMember | undefined;
}

/** Returns true for an object type, and for an intersection of object types. */
export const isObjectType = (type: ts.Type): boolean =>
  type.isIntersection() ? type.types.every(isObjectType) : (type.flags & ts.TypeFlags.Object) !== 0;

/**
 * Returns true for an object type that declares only properties, such as the type of a JSON object. Returns false for arrays, functions,
 * and classes of the platform such as `Blob`.
 */
export function isDataType(type: ts.Type, { checker, isBuiltIn }: TypeProgram): boolean {
  if (!isObjectType(type)) return false;
  if (type.isIntersection()) return true;
  if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return false;
  // A mapped type, such as `Record<string, Pet>`, is declared by TypeScript, but its properties come from the description.
  const isMapped = 'objectFlags' in type && (Number(type.objectFlags) & ts.ObjectFlags.Mapped) !== 0;
  return isMapped || type.symbol === undefined || !isBuiltIn(type.symbol);
}

/** Returns the properties of an object type. Leaves out properties of the type `never`, because no value may have them. */
export function dataMembers(type: ts.Type, checker: ts.TypeChecker): DataMembers {
  const byName = new Map<string, DataMember>();
  for (const property of checker.getPropertiesOfType(type)) {
    const propertyType = checker.getTypeOfSymbol(property);
    if ((checker.getNonNullableType(propertyType).flags & ts.TypeFlags.Never) !== 0) continue;
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    byName.set(property.name, { type: propertyType, isOptional });
  }
  const others = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return { byName, others: others && { type: others, isOptional: true } };
}
