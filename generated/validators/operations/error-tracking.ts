// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, report } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import {
  checkErrorTrackingClientKey,
  collectErrorTrackingClientKey,
  isErrorTrackingClientKey,
} from '../schemas/error-tracking-client-key.ts';
import {
  checkErrorTrackingSettingsReplace,
  isErrorTrackingSettingsReplace,
} from '../schemas/error-tracking-settings-replace.ts';
import {
  checkErrorTrackingSettingsUpdate,
  isErrorTrackingSettingsUpdate,
} from '../schemas/error-tracking-settings-update.ts';
import { checkErrorTrackingSettings, isErrorTrackingSettings } from '../schemas/error-tracking-settings.ts';

/** The bodies of the operations of errorTracking: of requests, and of responses by status. */
export const errorTracking: Readonly<Record<string, OperationValidators>> = {
  listErrorTrackingClientKeys: {
    responses: {
      '200': { is: isListErrorTrackingClientKeys200, check: checkListErrorTrackingClientKeys200 },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '414': { is: isApiError, check: checkApiError },
    },
  },
  createErrorTrackingClientKey: {
    responses: {
      '201': { is: isErrorTrackingClientKey, check: checkErrorTrackingClientKey },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  deleteErrorTrackingClientKey: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  getErrorTrackingSettings: {
    responses: {
      '200': { is: isErrorTrackingSettings, check: checkErrorTrackingSettings },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  replaceErrorTrackingSettings: {
    body: { is: isErrorTrackingSettingsReplace, check: checkErrorTrackingSettingsReplace },
    responses: {
      '200': { is: isErrorTrackingSettings, check: checkErrorTrackingSettings },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  updateErrorTrackingSettings: {
    body: { is: isErrorTrackingSettingsUpdate, check: checkErrorTrackingSettingsUpdate },
    responses: {
      '200': { is: isErrorTrackingSettings, check: checkErrorTrackingSettings },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
};

function isListErrorTrackingClientKeys200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (const item of value) {
    if (!isErrorTrackingClientKey(item)) return false;
  }
  return true;
}

function checkListErrorTrackingClientKeys200(value: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  collectListErrorTrackingClientKeys200(value, '', issues);
  return issues;
}

function collectListErrorTrackingClientKeys200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!Array.isArray(value)) {
    report(
      issues,
      path,
      'must be an array',
      '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get/responses/200/content/application~1json/schema/type',
    );
    return;
  }
  for (const [index, item] of value.entries()) {
    collectErrorTrackingClientKey(item, `${path}/${index}`, issues);
  }
}
