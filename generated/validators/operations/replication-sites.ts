// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectReplicationSiteCreate, isReplicationSiteCreate } from '../schemas/replication-site-create.ts';
import { collectReplicationSiteStatus, isReplicationSiteStatus } from '../schemas/replication-site-status.ts';
import { collectReplicationSiteUpdate, isReplicationSiteUpdate } from '../schemas/replication-site-update.ts';
import { collectReplicationSite, isReplicationSite } from '../schemas/replication-site.ts';

/** The bodies of the operations of replicationSites: of requests, and of responses by status. */
export const replicationSites: Readonly<Record<string, OperationValidators>> = {
  listReplicationSites: {
    responses: {
      '200': validator(isListReplicationSites200, collectListReplicationSites200),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  createReplicationSite: {
    body: validator(isReplicationSiteCreate, collectReplicationSiteCreate),
    responses: {
      '201': validator(isReplicationSite, collectReplicationSite),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  listReplicationSiteStatuses: {
    responses: {
      '200': validator(isListReplicationSiteStatuses200, collectListReplicationSiteStatuses200),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  getReplicationSite: {
    responses: {
      '200': validator(isReplicationSite, collectReplicationSite),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  updateReplicationSite: {
    body: validator(isReplicationSiteUpdate, collectReplicationSiteUpdate),
    responses: {
      '200': validator(isReplicationSite, collectReplicationSite),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteReplicationSite: {
    responses: {
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  repairReplicationSite: {
    responses: {
      '200': validator(isReplicationSite, collectReplicationSite),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListReplicationSites200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isReplicationSite);
}

function collectListReplicationSites200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1geo_sites/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectReplicationSite(item, `${path}/${index}`, issues);
  }
}

function isListReplicationSiteStatuses200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isReplicationSiteStatus);
}

function collectListReplicationSiteStatuses200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1geo_sites~1status/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectReplicationSiteStatus(item, `${path}/${index}`, issues);
  }
}
