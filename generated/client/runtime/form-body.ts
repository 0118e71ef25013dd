// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { BodyFormat } from './call-options.ts';
import { bracketForm } from '../../shared/form-notation.ts';

/** A body as form fields, in place of JSON: `client.projectLabels.create(path, body, { bodyFormat: formBody })`. */
export const formBody: BodyFormat = { contentType: 'application/x-www-form-urlencoded', write: bracketForm };
