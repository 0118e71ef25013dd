// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type {
  MovedResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UriTooLongResponse,
} from './shared.ts';

/** The entry to change, and the members of its group that count. */
export interface DeployAccessEntryChange {
  /** ID of the entry to change. */
  id: number;
  /** Only `true` removes an entry; leave it out to keep the entry. */
  _destroy?: false;
  /**
   * Members of a group that count: with 0 only its direct members, with 1 also the members of all
   * inherited groups.
   */
  group_inheritance_type?: 0 | 1;
}

/** The entry to remove. */
export interface DeployAccessEntryRemoval {
  /** ID of the entry to remove. */
  id: number;
  /** `true`: the entry is removed. */
  _destroy: true;
}

/** A deploy entry. It names a user, a group or everyone with an access level, who may deploy. */
export interface DeployAccessLevel {
  /** ID of the entry; needed to change or remove it. */
  id: number;
  /**
   * Access level that the entry names. 30 is Developer, 40 Maintainer and 60 Admin; null if it names
   * none.
   */
  access_level: 30 | 40 | 60 | null;
  /** The user, group or access level of the entry, in words. */
  access_level_description: string;
  /** ID of the group that the entry names; null if it names none. */
  group_id: number | null;
  /**
   * Members of a group that count: with 0 only its direct members, with 1 also the members of all
   * inherited groups.
   */
  group_inheritance_type: 0 | 1;
  /** ID of the user that the entry names; null if it names none. */
  user_id: number | null;
}

/** A new deploy entry. */
export type DeployAccessLevelCreate = {
  /**
   * Members of a group that count: with 0 only its direct members, with 1 also the members of all
   * inherited groups. Default: `0`.
   */
  group_inheritance_type?: 0 | 1;
} & DeployAccessSubject;

/**
 * A deploy entry to add, change or remove. An entry without `id` is added. An entry with `id` and a
 * user, group or access level is changed. An entry with `id` and `_destroy` is removed.
 */
export type DeployAccessLevelUpdate =
  | ({ id?: never } & DeployAccessLevelCreate)
  | (DeployAccessEntryChange & DeployAccessSubject)
  | DeployAccessEntryRemoval;

/**
 * The user, group or access level of an entry. Exactly one of `user_id`, `group_id` and `access_level`
 * is required.
 */
export type DeployAccessSubject =
  | {
      access_level?: never;
      group_id?: never;
      /** ID of a user who has access to the project. */
      user_id: number;
    }
  | {
      access_level?: never;
      /** ID of a group that the project is shared with. */
      group_id: number;
      user_id?: never;
    }
  | {
      /** An access level: 30 Developer, 40 Maintainer, 60 Admin. */
      access_level: 30 | 40 | 60;
      group_id?: never;
      user_id?: never;
    };

/**
 * An approval rule. It names a user, a group or everyone with an access level, who must approve a
 * deployment.
 */
export interface DeployApprovalRule extends DeployAccessLevel {
  /** Number of approvals that the rule requires. */
  required_approvals: number;
}

/** A new approval rule. */
export type DeployApprovalRuleCreate = {
  /** Number of approvals that the rule requires. */
  required_approvals?: number;
} & DeployAccessLevelCreate;

/**
 * An approval rule to add, change or remove. A rule without `id` is added. A rule with `id` and a
 * user, group or access level is changed; the user, group or access level is required also to change
 * only `required_approvals`. A rule with `id` and `_destroy` is removed.
 */
export type DeployApprovalRuleUpdate =
  | ({ id?: never } & DeployApprovalRuleCreate)
  | ({
      /** Number of approvals that the rule requires. */
      required_approvals?: number;
    } & DeployAccessEntryChange &
      DeployAccessSubject)
  | DeployAccessEntryRemoval;

/**
 * An environment that only the named users, groups and access levels may deploy to. Creating or
 * updating the protection also returns its approval rules; see `ProtectedEnvironmentDetail`.
 */
export interface ProtectedEnvironment {
  /** Name of the environment. */
  name: string;
  /**
   * Approval rules: the users, groups and access levels that must approve a deployment. Returned after a
   * create or update; other responses may not contain it.
   */
  approval_rules?: DeployApprovalRule[];
  /** Deploy entries: the users, groups and access levels that may deploy to the environment. */
  deploy_access_levels: DeployAccessLevel[];
  /** Number of approvals that the environment requires. */
  required_approval_count: number;
}

/** An environment to protect. */
export interface ProtectedEnvironmentCreate {
  /** Name of the environment. */
  name: string;
  /** Approval rules: the users, groups and access levels that must approve a deployment. */
  approval_rules?: DeployApprovalRuleCreate[];
  /** Deploy entries: the users, groups and access levels that may deploy to the environment. */
  deploy_access_levels: DeployAccessLevelCreate[];
}

/**
 * A protected environment together with its approval rules, as returned when it was created or
 * updated.
 */
export interface ProtectedEnvironmentDetail extends ProtectedEnvironment {
  /** Approval rules: the users, groups and access levels that must approve a deployment. */
  approval_rules: DeployApprovalRule[];
}

/** The changes to the protection of an environment. */
export interface ProtectedEnvironmentUpdate {
  /** Approval rules to add, change and remove. */
  approval_rules?: DeployApprovalRuleUpdate[];
  /** Deploy entries to add, change and remove. */
  deploy_access_levels?: DeployAccessLevelUpdate[];
}

/** The path parameters of `GET /projects/{id}/protected_environments`. */
export type ListProtectedEnvironmentsPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The query of `GET /projects/{id}/protected_environments`. */
export type ListProtectedEnvironmentsQuery = {
  /**
   * Index of the page to return, counted from 1. The offset is limited; self-managed instances can
   * change the limit. Default: `1`. Value: at least 1.
   */
  page?: number;
  /** Number of items per page, at most 100. Default: `20`. Value: at most 100. */
  per_page?: number;
};

/** The responses of `GET /projects/{id}/protected_environments`. */
export interface ListProtectedEnvironmentsResponses {
  /** The protected environments of the project. */
  200: {
    headers: {
      /**
       * Addresses of other pages, each with `rel` set to `first`, `prev`, `next` or `last`. Follow them as
       * given and do not build page addresses yourself. With offset pagination, `rel="last"` is left out
       * above 10,000 records. With keyset pagination, follow `rel="next"` until the header is absent.
       */
      Link?: string;
      /** Index of the next page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-next-page'?: string;
      /**
       * Index of this page, counted from 1. Absent with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-page'?: number;
      /** Number of items per page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-per-page'?: number;
      /** Index of the previous page. Absent with keyset pagination, and possibly on the hosted offering. */
      'x-prev-page'?: string;
      /**
       * Number of items in the whole list. Absent above 10,000 records, with keyset pagination, and possibly
       * on the hosted offering.
       */
      'x-total'?: number;
      /**
       * Number of pages. Absent above 10,000 records, with keyset pagination, and possibly on the hosted
       * offering.
       */
      'x-total-pages'?: number;
    };
    content: { 'application/json': ProtectedEnvironment[] };
  };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  414: UriTooLongResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `POST /projects/{id}/protected_environments`. */
export type CreateProtectedEnvironmentPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
};

/** The responses of `POST /projects/{id}/protected_environments`. */
export interface CreateProtectedEnvironmentResponses {
  /** The protected environment with its approval rules. */
  201: { content: { 'application/json': ProtectedEnvironmentDetail } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `GET /projects/{id}/protected_environments/{name}`. */
export type GetProtectedEnvironmentPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Name of the environment. Pass the value itself: the client encodes it, and the server decodes it. */
  name: string;
};

/** The responses of `GET /projects/{id}/protected_environments/{name}`. */
export interface GetProtectedEnvironmentResponses {
  /** The protected environment. */
  200: { content: { 'application/json': ProtectedEnvironment } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
}

/** The path parameters of `PUT /projects/{id}/protected_environments/{name}`. */
export type UpdateProtectedEnvironmentPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Name of the environment. Pass the value itself: the client encodes it, and the server decodes it. */
  name: string;
};

/** The responses of `PUT /projects/{id}/protected_environments/{name}`. */
export interface UpdateProtectedEnvironmentResponses {
  /** The protected environment as it is now, with its approval rules. */
  200: { content: { 'application/json': ProtectedEnvironmentDetail } };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
  422: UnprocessableContentResponse;
}

/** The path parameters of `DELETE /projects/{id}/protected_environments/{name}`. */
export type UnprotectEnvironmentPath = {
  /**
   * ID of the project, or its full path. Pass the value itself: the client encodes it, and the server
   * decodes it.
   */
  id: number | string;
  /** Name of the environment. Pass the value itself: the client encodes it, and the server decodes it. */
  name: string;
};

/** The responses of `DELETE /projects/{id}/protected_environments/{name}`. */
export interface UnprotectEnvironmentResponses {
  /** The environment is no longer protected. */
  204: { content?: never };
  301: MovedResponse;
  401: UnauthorizedResponse;
  404: NotFoundResponse;
}
