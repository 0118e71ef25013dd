// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { DescribedProperties } from '../runtime/properties.ts';

/** The described properties of a `DeployAccessLevel`. */
export const propertiesOfDeployAccessLevel: DescribedProperties = {
  names: ['id', 'access_level', 'access_level_description', 'group_id', 'group_inheritance_type', 'user_id'],
};

/** The described properties of a `DeployApprovalRule`. */
export const propertiesOfDeployApprovalRule: DescribedProperties = {
  inner: () => ({ all: [propertiesOfDeployAccessLevel, { names: ['required_approvals'] }] }),
};

/** The described properties of a `ProtectedEnvironment`. */
export const propertiesOfProtectedEnvironment: DescribedProperties = {
  names: ['name', 'approval_rules', 'deploy_access_levels', 'required_approval_count'],
  inner: () => ({
    properties: {
      approval_rules: { inner: () => ({ items: propertiesOfDeployApprovalRule }) },
      deploy_access_levels: { inner: () => ({ items: propertiesOfDeployAccessLevel }) },
    },
  }),
};

/** The described properties of a `ProtectedEnvironmentDetail`. */
export const propertiesOfProtectedEnvironmentDetail: DescribedProperties = {
  inner: () => ({
    all: [
      propertiesOfProtectedEnvironment,
      {
        names: ['approval_rules'],
        inner: () => ({ properties: { approval_rules: { inner: () => ({ items: propertiesOfDeployApprovalRule }) } } }),
      },
    ],
  }),
};
