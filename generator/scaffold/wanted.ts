/** An object that people write: its type, and the members that it has to have. */
export interface WantedObject {
  /** The generated type, `ShopPetsHandlers`. */
  readonly type: string;
  readonly members: readonly WantedMember[];
}

/** A member, as it is written where it is missing. */
export interface WantedMember {
  /** `list` */
  readonly name: string;
  /** `list: () => notImplemented()` */
  readonly text: string;
  /** What that needs, besides the type. */
  readonly needs: ImportedName;
}

/** A name, and the module that exports it. */
export interface ImportedName {
  readonly name: string;
  readonly from: string;
}

/** What became of a file that people write. */
export interface Merged {
  /** The whole text: what was there, byte by byte, and what was added. */
  readonly text: string;
  readonly added: readonly string[];
  /** Members that the object has and its type has not. */
  readonly surplus: readonly Surplus[];
  /** Why nothing could be added where something is missing, as a sentence. */
  readonly problem?: string;
}

/** A member that means nothing any more. */
export interface Surplus {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}
