/** A step of `forgespec init`. Paths are relative to the project folder, with `/`. */
export type InitAction = {
  readonly path: string;
  /** The purpose of the step in one line. */
  readonly words: string;
} & (
  | { readonly kind: 'create'; readonly text: string }
  | { readonly kind: 'change'; readonly before: string; readonly text: string }
  /** The file exists and is not changed. */
  | { readonly kind: 'keep' }
);

export interface InitPlan {
  readonly actions: readonly InitAction[];
  /** The commands to run after the steps, as a shell reads them. */
  readonly next: readonly string[];
}
