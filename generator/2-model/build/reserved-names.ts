/** The names that generated code uses for itself, by namespace. Nothing of a description can have such a name there. */
export interface ReservedNames {
  /** Modules beside those of areas, and members of a client beside the areas. */
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

/** Names that no member of an object can have: `constructor` has a meaning in a class, and an object with `then` is awaited. */
export const reservedMembers: readonly string[] = ['constructor', 'then'];
