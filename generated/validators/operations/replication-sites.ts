// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkReplicationSiteCreate, isReplicationSiteCreate } from '../schemas/replication-site-create.ts';
import { collectReplicationSiteStatus, isReplicationSiteStatus } from '../schemas/replication-site-status.ts';
import { checkReplicationSiteUpdate, isReplicationSiteUpdate } from '../schemas/replication-site-update.ts';
import { checkReplicationSite, collectReplicationSite, isReplicationSite } from '../schemas/replication-site.ts';

/** The bodies of the operations of replicationSites: of requests, and of responses by status. */
export const replicationSites: Readonly<Record<string, OperationValidators>> = {
  listReplicationSites: {
    responses: {
      '200': { is: isListReplicationSites200, check: checkListReplicationSites200 },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  createReplicationSite: {
    body: { is: isReplicationSiteCreate, check: checkReplicationSiteCreate },
    responses: {
      '201': { is: isReplicationSite, check: checkReplicationSite },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  listReplicationSiteStatuses: {
    responses: {
      '200': { is: isListReplicationSiteStatuses200, check: checkListReplicationSiteStatuses200 },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  getReplicationSite: {
    responses: {
      '200': { is: isReplicationSite, check: checkReplicationSite },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  updateReplicationSite: {
    body: { is: isReplicationSiteUpdate, check: checkReplicationSiteUpdate },
    responses: {
      '200': { is: isReplicationSite, check: checkReplicationSite },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  deleteReplicationSite: {
    responses: {
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  repairReplicationSite: {
    responses: {
      '200': { is: isReplicationSite, check: checkReplicationSite },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};

function isListReplicationSites200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isReplicationSite(item)) return false;
  }
  return true;
}

function checkListReplicationSites200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListReplicationSites200(value, '', issues);
  return issues;
}

function collectListReplicationSites200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1geo_sites/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectReplicationSite(item, `${path}/${index}`, issues);
  }
}

function isListReplicationSiteStatuses200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isReplicationSiteStatus(item)) return false;
  }
  return true;
}

function checkListReplicationSiteStatuses200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListReplicationSiteStatuses200(value, '', issues);
  return issues;
}

function collectListReplicationSiteStatuses200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1geo_sites~1status/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectReplicationSiteStatus(item, `${path}/${index}`, issues);
  }
}
