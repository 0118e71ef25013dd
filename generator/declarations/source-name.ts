/** A part of a file of the description. Lines and columns start at 0, as in source maps. */
export interface SourceRange {
  /** The absolute path of the file. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The length of the name at the start of the part, such as the key of a property. */
  readonly nameLength: number;
}

/** A map from names of generated code to the parts of the description from which these names are derived. */
export type SourceNames = ReadonlyMap<string, readonly SourceName[]>;

/** The names of an output that are derived from the description. */
export interface DescribedNames {
  /** The names that only one module of the output exports. */
  readonly unique: SourceNames;
  /** A map from the path of a module, such as `client/shop-pets.ts`, to the names that other modules may export too, such as `list`. */
  readonly ofModules: ReadonlyMap<string, SourceNames>;
}

/** The part of the description from which a name of generated code is derived. */
export interface SourceName {
  /** Undefined if the part is not in a file of this computer. */
  readonly range: SourceRange | undefined;
  /**
   * The names of the properties, methods and parameters inside the declaration. If several alternatives of a schema have a property with
   * the same name, this name has several entries.
   */
  readonly members: SourceNames;
}
