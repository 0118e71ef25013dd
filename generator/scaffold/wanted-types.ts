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
  program: HandlerProgram,
  areas: readonly StubArea[],
): (type: ts.Type | undefined) => ObjectKey | undefined {
  const types = new WantedTypes(program, areas);
  return (type) => types.keyOf(type);
}

/** The depth at which the search in a type ends. */
const maximumDepth = 5;

/** The generated types of the objects. */
class WantedTypes {
  readonly #checker: ts.TypeChecker;
  readonly #keys: ReadonlyMap<ts.Symbol, ObjectKey>;

  constructor({ checker, server }: HandlerProgram, areas: readonly StubArea[]) {
    const keys: (readonly [type: string, key: ObjectKey])[] = [
      ...areas.map(({ name, type }) => [type, name] as const),
      ['Handlers', allHandlers],
      ['PartialHandlers', allHandlers],
    ];
    this.#checker = checker;
    this.#keys = new Map(
      keys.flatMap(([type, key]) => {
        const symbol = server.get(type);
        return symbol === undefined ? [] : [[symbol, key]];
      }),
    );
  }

  /** @param depth the number of types around the type. */
  keyOf(type: ts.Type | undefined, depth = 0): ObjectKey | undefined {
    if (type === undefined || depth > maximumDepth) return undefined;
    const own = [type.aliasSymbol, type.symbol]
      .map((symbol) => symbol && this.#keys.get(symbol))
      .find((key) => key !== undefined);
    if (own !== undefined) return own;
    return this.#partsOf(type)
      .map((part) => this.keyOf(part, depth + 1))
      .find((key) => key !== undefined);
  }

  /** Returns the types that a type extends, wraps or combines. */
  #partsOf(type: ts.Type): (ts.Type | undefined)[] {
    return [
      ...(type.aliasTypeArguments ?? []),
      ...(type.isUnionOrIntersection() ? type.types : []),
      ...(type.isClassOrInterface() ? this.#checker.getBaseTypes(type) : []),
      ...(type.isTypeParameter() ? [this.#checker.getBaseConstraintOfType(type)] : []),
      ...this.#typeArgumentsOf(type),
    ];
  }

  /** Returns the type in a promise: `Promise<OrdersHandlers>`. */
  #typeArgumentsOf(type: ts.Type): readonly ts.Type[] {
    return type.symbol?.name === 'Promise' ? this.#checker.getTypeArguments(type as ts.TypeReference) : [];
  }
}
