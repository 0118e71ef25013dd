/** The type of a form in which some fields are files. For a client, `Kind` is `Blob`. For a server, it is `File`, which has a name. */
export type WithFiles<Form, Name extends string, Kind = File> = {
  [Key in keyof Form]: Key extends Name
    ? NonNullable<Form[Key]> extends readonly unknown[]
      ? Kind[]
      : Kind
    : Form[Key];
};

/** The value of a part of a form, and the headers of this part. */
export interface FormPart<Value, Headers> {
  readonly value: Value;
  readonly headers: Headers;
}

/** The type of a form in which the parts of some fields have headers. An array has one part for each item. */
export type WithPartHeaders<Form, Headers> = {
  [Key in keyof Form]: Key extends keyof Headers
    ? NonNullable<Form[Key]> extends readonly (infer Item)[]
      ? FormPart<Item, Headers[Key]>[]
      : FormPart<NonNullable<Form[Key]>, Headers[Key]>
    : Form[Key];
};
