import type { RepositoryFile } from '@forgespec/sdk/types';

/** Returns the metadata of a file as headers. */
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

/** Returns a text as a header value. Percent-encodes the characters that are not allowed in headers. */
const headerText = (text: string): string => text.replaceAll(/[^ -~]+/gu, encodeURIComponent);
