/**
 * The text that an example is part of. The tests put each example into a valid description, except the examples with
 * the context `text`.
 */
export type ExampleContext =
  /** A whole file with the description. */
  | 'file'
  /** Keys at the top level of a description. */
  | 'description'
  /** Keys of the operation `GET /pets`. */
  | 'operation'
  /** Keys of the schema `Pet`. */
  | 'schema'
  /** Any other text, such as a config or a command. */
  | 'text';

/** An example with the problem that a code reports, and its correction. */
export interface CodeExample {
  readonly in: ExampleContext;
  readonly wrong: string;
  readonly right: string;
}
