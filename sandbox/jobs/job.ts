/** Work that runs after the response to its request. A job can run twice, so it must be idempotent. */
export type Job =
  | { readonly kind: 'advance-pipeline'; readonly pipelineId: number }
  | { readonly kind: 'complete-merge'; readonly mergeRequestId: number; readonly mergeCommitSha: string }
  | { readonly kind: 'delete-image-repository'; readonly repositoryId: number }
  | { readonly kind: 'delete-tags'; readonly repositoryId: number; readonly rule: BulkRule }
  | { readonly kind: 'import-fork'; readonly projectId: number; readonly branches: readonly string[] }
  | { readonly kind: 'move-snippet'; readonly moveId: number }
  | { readonly kind: 'prepare-merge-request'; readonly mergeRequestId: number };

/** The rule that selects the tags that a job deletes from an image repository. The queue stores it as JSON. */
export interface BulkRule {
  readonly namesToDelete: string;
  readonly namesToKeep?: string;
  /** The number of newest tags to keep. */
  readonly keep: number;
  /** A time in milliseconds since 1970. Only tags whose manifests were created before are deleted. */
  readonly createdBefore?: number;
}
