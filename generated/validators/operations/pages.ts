// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { OperationValidators } from '../runtime/issue.ts';
import { checkApiError, isApiError } from '../schemas/api-error.ts';
import { checkPagesSettingsUpdate, isPagesSettingsUpdate } from '../schemas/pages-settings-update.ts';
import { checkPagesSettings, isPagesSettings } from '../schemas/pages-settings.ts';

/** The bodies of the operations of pages: of requests, and of responses by status. */
export const pages: Readonly<Record<string, OperationValidators>> = {
  getPagesSettings: {
    responses: {
      '200': { is: isPagesSettings, check: checkPagesSettings },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
  updatePagesSettings: {
    body: { is: isPagesSettingsUpdate, check: checkPagesSettingsUpdate },
    responses: {
      '200': { is: isPagesSettings, check: checkPagesSettings },
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
      '422': { is: isApiError, check: checkApiError },
    },
  },
  unpublishPages: {
    responses: {
      '301': { is: isApiError, check: checkApiError },
      '401': { is: isApiError, check: checkApiError },
      '403': { is: isApiError, check: checkApiError },
      '404': { is: isApiError, check: checkApiError },
    },
  },
};
