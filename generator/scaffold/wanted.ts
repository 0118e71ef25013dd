/** An object that people write: its type, and its required members. */
export interface WantedObject {
  /** The generated type, `ShopPetsHandlers`. */
  readonly type: string;
  readonly members: readonly WantedMember[];
}

/** A member, and its text in case it is missing. */
export interface WantedMember {
  /** `list` */
  readonly name: string;
  /** `list: () => notImplemented()` */
  readonly text: string;
  /** The import that `text` needs, besides the type. */
  readonly needs: ImportedName;
}

/** A name, and the module that exports it. */
export interface ImportedName {
  readonly name: string;
  readonly from: string;
}

/** The result of adding members to a hand-written file. */
export interface Merged {
  /** The whole text: the old text unchanged, with the additions. */
  readonly text: string;
  readonly added: readonly string[];
  /** Members of the object that its type does not have. */
  readonly surplus: readonly Surplus[];
  /** The reason why missing members could not be added, as a sentence. */
  readonly problem?: string;
}

/** A member that has no effect any more. */
export interface Surplus {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}
