import type { RepositoryFile } from '@forgespec/sdk/types';

/** What is known of a file, as headers. */
export const metadataHeaders = (file: RepositoryFile) => ({
  'X-Service-Blob-Id': file.blob_id,
  'X-Service-Commit-Id': file.commit_id,
  'X-Service-Content-Sha256': file.content_sha256,
  'X-Service-Encoding': file.encoding,
  'X-Service-File-Name': headerText(file.file_name),
  'X-Service-File-Path': headerText(file.file_path),
  'X-Service-Last-Commit-Id': file.last_commit_id,
  'X-Service-Ref': headerText(file.ref),
  'X-Service-Size': file.size,
  'X-Service-Execute-Filemode': file.execute_filemode === true,
});

/** A header has no other characters than these; others are percent-encoded. */
const headerText = (text: string): string => text.replaceAll(/[^ -~]+/gu, encodeURIComponent);
