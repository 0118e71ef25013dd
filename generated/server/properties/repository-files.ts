// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `BlameCommit`. */
export const propertiesOfBlameCommit: DescribedProperties = {
  names: [
    'id',
    'author_email',
    'author_name',
    'authored_date',
    'committed_date',
    'committer_email',
    'committer_name',
    'message',
    'parent_ids',
  ],
};

/** The described properties of a `BlameRange`. */
export const propertiesOfBlameRange: DescribedProperties = {
  names: ['commit', 'lines'],
  inner: () => ({ properties: { commit: propertiesOfBlameCommit } }),
};

/** The described properties of a `RepositoryFile`. */
export const propertiesOfRepositoryFile: DescribedProperties = {
  names: [
    'blob_id',
    'commit_id',
    'content',
    'content_sha256',
    'encoding',
    'execute_filemode',
    'file_name',
    'file_path',
    'last_commit_id',
    'ref',
    'size',
  ],
};

/** The described properties of a `RepositoryFileCommit`. */
export const propertiesOfRepositoryFileCommit: DescribedProperties = { names: ['branch', 'file_path'] };
