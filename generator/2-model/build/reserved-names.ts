/** The names that generated code uses for itself, by namespace. Names that come from the description must differ from them. */
export interface ReservedNames {
  /** Modules other than the modules of areas, and properties of a client other than the areas. */
  readonly areas: readonly string[];
  /** Values other than the functions of operations. */
  readonly operations: readonly string[];
  /** Values other than the constants of security schemes. */
  readonly securitySchemes: readonly string[];
  /** Options of a client other than the variables of server URLs. */
  readonly serverVariables: readonly string[];
  /** Types of a server other than the types of operations. */
  readonly handlers: readonly string[];
  /** Types in the validators other than the types of schemas. */
  readonly schemas: readonly string[];
}

/** Names that no property of an object may have: `constructor` has a meaning in a class, and `await` calls `then`. */
export const reservedMembers: readonly string[] = ['constructor', 'then'];
