// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectBadgeCreate, isBadgeCreate } from '../schemas/badge-create.ts';
import { collectBadgeRendering, isBadgeRendering } from '../schemas/badge-rendering.ts';
import { collectBadgeUpdate, isBadgeUpdate } from '../schemas/badge-update.ts';
import { collectBadge, isBadge } from '../schemas/badge.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';

/** The bodies of the operations of projectBadges: of requests, and of responses by status. */
export const projectBadges: Readonly<Record<string, OperationValidators>> = {
  listProjectBadges: {
    responses: {
      '200': validator(isListProjectBadges200, collectListProjectBadges200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  createProjectBadge: {
    body: validator(isBadgeCreate, collectBadgeCreate),
    responses: {
      '201': validator(isBadge, collectBadge),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  renderProjectBadge: {
    responses: {
      '200': validator(isBadgeRendering, collectBadgeRendering),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  getProjectBadge: {
    responses: {
      '200': validator(isBadge, collectBadge),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  updateProjectBadge: {
    body: validator(isBadgeUpdate, collectBadgeUpdate),
    responses: {
      '200': validator(isBadge, collectBadge),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteProjectBadge: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListProjectBadges200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isBadge);
}

function collectListProjectBadges200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1badges/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectBadge(item, `${path}/${index}`, issues);
  }
}
