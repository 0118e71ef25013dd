// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, type ValidationIssue, every, fail, json, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectErrorTrackingClientKey, isErrorTrackingClientKey } from '../schemas/error-tracking-client-key.ts';
import {
  collectErrorTrackingSettingsReplace,
  isErrorTrackingSettingsReplace,
} from '../schemas/error-tracking-settings-replace.ts';
import {
  collectErrorTrackingSettingsUpdate,
  isErrorTrackingSettingsUpdate,
} from '../schemas/error-tracking-settings-update.ts';
import { collectErrorTrackingSettings, isErrorTrackingSettings } from '../schemas/error-tracking-settings.ts';

/** The bodies of the operations of errorTracking: of requests, and of responses by status. */
export const errorTracking: Readonly<Record<string, OperationValidators>> = {
  listErrorTrackingClientKeys: {
    responses: {
      '200': validator(isListErrorTrackingClientKeys200, collectListErrorTrackingClientKeys200),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '414': validator(isErrorBody, collectErrorBody),
    },
  },
  createErrorTrackingClientKey: {
    responses: {
      '201': validator(isErrorTrackingClientKey, collectErrorTrackingClientKey),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  deleteErrorTrackingClientKey: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  getErrorTrackingSettings: {
    responses: {
      '200': validator(isErrorTrackingSettings, collectErrorTrackingSettings),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  replaceErrorTrackingSettings: {
    body: validator(isErrorTrackingSettingsReplace, collectErrorTrackingSettingsReplace),
    responses: {
      '200': validator(isErrorTrackingSettings, collectErrorTrackingSettings),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  updateErrorTrackingSettings: {
    body: validator(isErrorTrackingSettingsUpdate, collectErrorTrackingSettingsUpdate),
    responses: {
      '200': validator(isErrorTrackingSettings, collectErrorTrackingSettings),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
};

function isListErrorTrackingClientKeys200(value: unknown): boolean {
  if (!json.isArray(value)) return false;
  return every(value, isErrorTrackingClientKey);
}

function collectListErrorTrackingClientKeys200(value: unknown, path: string, issues: ValidationIssue[]): void {
  if (!json.isArray(value))
    return fail(
      issues,
      path,
      'type',
      'must be an array',
      '#/paths/~1projects~1{id}~1error_tracking~1client_keys/get/responses/200/content/application~1json/schema',
    );
  for (const [index, item] of value.entries()) {
    collectErrorTrackingClientKey(item, `${path}/${index}`, issues);
  }
}
