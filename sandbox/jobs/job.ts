/** Work that is done after the request that asked for it was answered. It may be done twice, and must come to the same then. */
export type Job =
  | { readonly kind: 'advance-pipeline'; readonly pipelineId: number }
  | { readonly kind: 'complete-merge'; readonly mergeRequestId: number; readonly mergeCommitSha: string }
  | { readonly kind: 'delete-image-repository'; readonly repositoryId: number }
  | { readonly kind: 'delete-tags'; readonly repositoryId: number; readonly rule: BulkRule }
  | { readonly kind: 'import-fork'; readonly projectId: number; readonly branches: readonly string[] }
  | { readonly kind: 'move-snippet'; readonly moveId: number }
  | { readonly kind: 'prepare-merge-request'; readonly mergeRequestId: number };

/** The choice of the tags that a job deletes from an image repository. The queue stores it as JSON. */
export interface BulkRule {
  readonly namesToDelete: string;
  readonly namesToKeep?: string;
  /** How many of the newest are kept. */
  readonly keep: number;
  /** Milliseconds since 1970 before which a manifest was created. */
  readonly createdBefore?: number;
}
