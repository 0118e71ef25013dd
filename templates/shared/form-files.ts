/** The type of a form in which some fields are files. `Kind` is `Blob` for a client. A server receives a `File`, which has a name. */
export type WithFiles<Form, Name extends string, Kind = File> = {
  [Key in keyof Form]: Key extends Name
    ? NonNullable<Form[Key]> extends readonly unknown[]
      ? Kind[]
      : Kind
    : Form[Key];
};

/** A part of a form that has headers of its own. */
export interface FormPart<Value, Headers> {
  readonly value: Value;
  readonly headers: Headers;
}

/** The type of a form in which the parts of some fields have headers. Each item of an array is a part. */
export type WithPartHeaders<Form, Headers> = {
  [Key in keyof Form]: Key extends keyof Headers
    ? NonNullable<Form[Key]> extends readonly (infer Item)[]
      ? FormPart<Item, Headers[Key]>[]
      : FormPart<NonNullable<Form[Key]>, Headers[Key]>
    : Form[Key];
};
