/** The type and the members of an object that a hand-written file must contain. */
export interface WantedObject {
  /** The name of the generated type, such as `ShopPetsHandlers`. */
  readonly type: string;
  readonly members: readonly WantedMember[];
}

/** A member that the object must have, and the text to add if the member is missing. */
export interface WantedMember {
  /** The name, such as `list`. */
  readonly name: string;
  /** The text, such as `list: () => notImplemented()`. */
  readonly text: string;
  /** The name that the text uses, and that the file therefore has to import. */
  readonly needs: ImportedName;
}

/** A name and the module from which it is imported. */
export interface ImportedName {
  readonly name: string;
  readonly from: string;
}

/** The result of adding missing members to a hand-written file. */
export interface Merged {
  /** The whole text of the file. It is the old text with the insertions. */
  readonly text: string;
  readonly added: readonly string[];
  /** The members of the object that the type of the object does not have. */
  readonly surplus: readonly Surplus[];
  /** The reason why missing members could not be added, and the fix. */
  readonly problem?: string;
}

/** A member of an object that the type of the object does not have. Such a member has no effect. */
export interface Surplus {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}
