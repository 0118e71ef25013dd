// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `ProjectRegistryRepository`. */
export const propertiesOfProjectRegistryRepository: DescribedProperties = {
  inner: () => ({
    all: [
      propertiesOfRegistryRepository,
      {
        names: ['tags', 'tags_count'],
        inner: () => ({ properties: { tags: { inner: () => ({ items: propertiesOfRegistryTag }) } } }),
      },
    ],
  }),
};

/** The described properties of a `RegistryRepository`. */
export const propertiesOfRegistryRepository: DescribedProperties = {
  names: ['id', 'name', 'cleanup_policy_started_at', 'created_at', 'location', 'path', 'project_id', 'status'],
};

/** The described properties of a `RegistryRepositoryDetail`. */
export const propertiesOfRegistryRepositoryDetail: DescribedProperties = {
  inner: () => ({ all: [propertiesOfProjectRegistryRepository, { names: ['size'] }] }),
};

/** The described properties of a `RegistryTag`. */
export const propertiesOfRegistryTag: DescribedProperties = { names: ['name', 'location', 'path'] };

/** The described properties of a `RegistryTagDetail`. */
export const propertiesOfRegistryTagDetail: DescribedProperties = {
  inner: () => ({
    all: [propertiesOfRegistryTag, { names: ['created_at', 'digest', 'revision', 'short_revision', 'total_size'] }],
  }),
};

/** The described properties of a `RegistryTokenGrant`. */
export const propertiesOfRegistryTokenGrant: DescribedProperties = { names: ['token'] };

/** The described properties of a `RegistryVisibility`. */
export const propertiesOfRegistryVisibility: DescribedProperties = {
  names: ['container_registry_access_level'],
  allowsOthers: true,
};
