/** The names that generated code already uses, by namespace. A name from the description must be different. */
export interface ReservedNames {
  /** Names that an area cannot have: the other properties of a client. */
  readonly areas: readonly string[];
  /** Names that the module of an area cannot have: the names of other modules, without extension. */
  readonly modules: readonly string[];
  /** Names that the function of an operation cannot have: the names of other values. */
  readonly operations: readonly string[];
  /** Names that the constant of a security scheme cannot have: the names of other values. */
  readonly securitySchemes: readonly string[];
  /** Names that a variable of a server URL cannot have: the other options of a client. */
  readonly serverVariables: readonly string[];
  /** Names that the types of an operation in a server cannot have: the names of other types. */
  readonly handlers: readonly string[];
  /** Names that the type of a schema cannot have: the other types in the validators. */
  readonly schemas: readonly string[];
}

/**
 * Names that no property of a generated object and no export of a module may have. `constructor` has a meaning in a class, and `await`
 * calls `then`.
 */
export const reservedMembers: readonly string[] = ['constructor', 'then'];
