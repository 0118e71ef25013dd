// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RequestOptions } from './operation.ts';
import type { SendContext } from './send.ts';

/**
 * Returns the options for a further request of a call, for example for the next page. The `deadline` of the request is the rest of the time
 * limit of the call.
 */
export const withRestOfTime = ({ options, progress: { endsAt } }: SendContext): RequestOptions =>
  endsAt === undefined ? options : { ...options, deadline: Math.max(0, endsAt - Date.now()) };
