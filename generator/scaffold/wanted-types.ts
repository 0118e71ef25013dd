import type { ts } from 'ts-morph';
import type { HandlerProgram } from './handler-program.ts';
import type { StubArea } from './server-stub.ts';

/** The key of the object with the handlers of all areas. The keys of the other objects are the names of the areas. */
export const allHandlers = Symbol('all handlers');

/** An object that hand-written code must contain: the handlers of the area with this name, or all handlers. */
export type ObjectKey = string | typeof allHandlers;

/**
 * Returns a function that returns the object that a type describes. Returns undefined for other types. The type may be renamed, extended,
 * or wrapped, as in `Partial<Type>`, `Handlers['orders']` and `Type & Other`.
 */
export function wantedTypes(
  { checker, server }: HandlerProgram,
  areas: readonly StubArea[],
): (type: ts.Type | undefined) => ObjectKey | undefined {
  const keys = new Map<ts.Symbol, ObjectKey>();
  const add = (name: string, key: ObjectKey): void => {
    const symbol = server.get(name);
    if (symbol !== undefined) keys.set(symbol, key);
  };
  for (const { name, type } of areas) add(type, name);
  add('Handlers', allHandlers);
  add('PartialHandlers', allHandlers);

  const keyOf = (type: ts.Type | undefined, depth = 0): ObjectKey | undefined => {
    if (type === undefined || depth > 5) return undefined;
    const own = [type.aliasSymbol, type.symbol]
      .map((symbol) => symbol && keys.get(symbol))
      .find((key) => key !== undefined);
    if (own !== undefined) return own;
    const parts = [
      ...(type.aliasTypeArguments ?? []),
      ...(type.isUnionOrIntersection() ? type.types : []),
      ...(type.isClassOrInterface() ? checker.getBaseTypes(type) : []),
      ...(type.isTypeParameter() ? [checker.getBaseConstraintOfType(type)] : []),
      ...typeArgumentsOf(type),
    ];
    return parts.map((part) => keyOf(part, depth + 1)).find((key) => key !== undefined);
  };
  /** Returns the type in a promise: `Promise<OrdersHandlers>`. */
  const typeArgumentsOf = (type: ts.Type): readonly ts.Type[] =>
    type.symbol?.name === 'Promise' ? checker.getTypeArguments(type as ts.TypeReference) : [];
  return keyOf;
}
