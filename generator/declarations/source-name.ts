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

/** Names of generated code, with the parts of the description that they come from. */
export type SourceNames = ReadonlyMap<string, readonly SourceName[]>;

/** The part of the description that a name of generated code comes from. */
export interface SourceName {
  /** Undefined if the part is not in a file of this computer. */
  readonly range: SourceRange | undefined;
  /**
   * The names inside the declaration: properties, methods and parameters. A name has several entries if several alternatives of a schema
   * have a property with this name.
   */
  readonly members: SourceNames;
}
