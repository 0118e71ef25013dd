/** Work that runs after the response to a request. A job must be idempotent, because it can run twice. */
export type Job =
  | { readonly kind: 'advance-pipeline'; readonly pipelineId: number }
  | { readonly kind: 'complete-merge'; readonly mergeRequestId: number; readonly mergeCommitSha: string }
  | { readonly kind: 'delete-image-repository'; readonly repositoryId: number }
  | { readonly kind: 'delete-tags'; readonly repositoryId: number; readonly rule: BulkRule }
  | { readonly kind: 'import-fork'; readonly projectId: number; readonly branches: readonly string[] }
  | { readonly kind: 'move-snippet'; readonly moveId: number }
  | { readonly kind: 'prepare-merge-request'; readonly mergeRequestId: number };

/** The rule that selects the tags to delete from an image repository. The queue stores the rule as JSON. */
export interface BulkRule {
  readonly namesToDelete: string;
  readonly namesToKeep?: string;
  /** The number of the newest tags to keep. */
  readonly keep: number;
  /**
   * A time in milliseconds since 1970. Tags whose manifests were created at this time or later are kept. Undefined to
   * delete tags of any age.
   */
  readonly createdBefore?: number;
}
