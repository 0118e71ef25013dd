// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `AcceptedMessage`. */
export const propertiesOfAcceptedMessage: DescribedProperties = { names: ['message'] };

/** The described properties of a `MovedSnippet`. */
export const propertiesOfMovedSnippet: DescribedProperties = {
  names: [
    'id',
    'created_at',
    'description',
    'http_url_to_repo',
    'project_id',
    'raw_url',
    'ssh_url_to_repo',
    'title',
    'updated_at',
    'visibility',
    'web_url',
  ],
};

/** The described properties of a `SnippetStorageMove`. */
export const propertiesOfSnippetStorageMove: DescribedProperties = {
  names: ['id', 'created_at', 'destination_storage_name', 'snippet', 'source_storage_name', 'state'],
  inner: () => ({ properties: { snippet: propertiesOfMovedSnippet } }),
};
