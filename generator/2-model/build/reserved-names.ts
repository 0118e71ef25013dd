/** The names that generated code already uses, by namespace. A name from the description must be different. */
export interface ReservedNames {
  /** The properties of a client, except the areas. */
  readonly areas: readonly string[];
  /** The file names of modules, without extension, except those of areas. */
  readonly modules: readonly string[];
  /** Names of values, except the functions of operations. */
  readonly operations: readonly string[];
  /** Names of values, except the constants of security schemes. */
  readonly securitySchemes: readonly string[];
  /** Options of a client, except the variables of server URLs. */
  readonly serverVariables: readonly string[];
  /** Types of a server, except the types of operations. */
  readonly handlers: readonly string[];
  /** Types in the validators, except the types of schemas. */
  readonly schemas: readonly string[];
}

/**
 * Names that no property of a generated object and no export of a module may have. `constructor` has a meaning in a class, and `await`
 * calls `then`.
 */
export const reservedMembers: readonly string[] = ['constructor', 'then'];
