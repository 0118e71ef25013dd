/**
 * The names that generated code already uses. Each property is a list for one kind of names, such as the names of areas. A name that is
 * derived from the description must not be in the list for its kind.
 */
export interface ReservedNames {
  /** Names that an area cannot have, because a client already has properties with these names. */
  readonly areas: readonly string[];
  /** File names, without extension, that the module of an area cannot have, because other modules have these names. */
  readonly modules: readonly string[];
  /** Names that the function of an operation cannot have, because they are the names of other values. */
  readonly operations: readonly string[];
  /** Names that the constant of a security scheme cannot have, because they are the names of other values. */
  readonly securitySchemes: readonly string[];
  /** Names that the option for a server variable cannot have, because a client already has options with these names. */
  readonly serverVariables: readonly string[];
  /** Names that the types of an operation in a server cannot have, because they are the names of other types. */
  readonly handlers: readonly string[];
  /** Names that the type of a schema cannot have, because the validators already use types with these names. */
  readonly schemas: readonly string[];
}

/**
 * Names that neither a property of a generated object nor an export of a module may have. `constructor` has a special meaning in a class.
 * If an object has a function `then`, `await` calls this function.
 */
export const reservedMembers: readonly string[] = ['constructor', 'then'];
