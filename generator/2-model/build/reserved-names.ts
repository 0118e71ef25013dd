/** The names that generated code uses for itself, by namespace. Names that come from the description must differ from them. */
export interface ReservedNames {
  /** Modules beside those of areas, and properties of a client beside the areas. */
  readonly areas: readonly string[];
  /** Values beside the functions of operations. */
  readonly operations: readonly string[];
  /** Values beside the constants of security schemes. */
  readonly securitySchemes: readonly string[];
  /** Options of a client beside the variables of server URLs. */
  readonly serverVariables: readonly string[];
  /** Types of a server beside those of operations. */
  readonly handlers: readonly string[];
  /** Types beside those of schemas in the validators. */
  readonly schemas: readonly string[];
}

/** Names that no property of an object may have: `constructor` has a meaning in a class, and `await` calls `then`. */
export const reservedMembers: readonly string[] = ['constructor', 'then'];
