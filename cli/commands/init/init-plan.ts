/**
 * One step of `forgespec init`: a file to create, to change or to keep. The path of the file is relative to the project
 * folder, with `/` as separator.
 */
export type InitAction = {
  readonly path: string;
  /** The purpose of the step, in one line. */
  readonly words: string;
} & (
  | { readonly kind: 'create'; readonly text: string }
  | { readonly kind: 'change'; readonly before: string; readonly text: string }
  /** The file already exists and stays unchanged. */
  | { readonly kind: 'keep' }
);

export interface InitPlan {
  readonly actions: readonly InitAction[];
  /** The commands that the user should run after the steps, as the user types them. */
  readonly next: readonly string[];
}
