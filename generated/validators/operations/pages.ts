// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { type OperationValidators, validator } from '../runtime/index.ts';
import { collectErrorBody, isErrorBody } from '../schemas/error-body.ts';
import { collectPagesSettingsUpdate, isPagesSettingsUpdate } from '../schemas/pages-settings-update.ts';
import { collectPagesSettings, isPagesSettings } from '../schemas/pages-settings.ts';

/** The bodies of the operations of pages: of requests, and of responses by status. */
export const pages: Readonly<Record<string, OperationValidators>> = {
  getPagesSettings: {
    responses: {
      '200': validator(isPagesSettings, collectPagesSettings),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
  updatePagesSettings: {
    body: validator(isPagesSettingsUpdate, collectPagesSettingsUpdate),
    responses: {
      '200': validator(isPagesSettings, collectPagesSettings),
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
      '422': validator(isErrorBody, collectErrorBody),
    },
  },
  unpublishPages: {
    responses: {
      '301': validator(isErrorBody, collectErrorBody),
      '401': validator(isErrorBody, collectErrorBody),
      '403': validator(isErrorBody, collectErrorBody),
      '404': validator(isErrorBody, collectErrorBody),
    },
  },
};
