// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ClientOptions } from './client-options.ts';
import { type CoreClient, createCore } from './runtime/core.ts';
import { authenticate } from './runtime/credentials.ts';
import { followRedirects } from './runtime/follow-redirects.ts';
import { limitAttempts, limitCalls } from './runtime/limit-time.ts';
import { limitUrl } from './runtime/limit-url.ts';
import { retryRequests } from './runtime/retry-requests.ts';
import { errorClasses } from './status-errors.ts';

/** Creates a client without methods for operations. Pass it to the functions of the operations that you import. A bundle contains only the imported functions. */
export function createCoreClient(options: ClientOptions): CoreClient {
  const { baseUrl, registryUrl } = options;
  return createCore('{baseUrl}/api/v4', { baseUrl, registryUrl }, errorClasses, options, [
    limitCalls(options),
    authenticate(options.auth),
    limitUrl(options),
    retryRequests(options),
    ...(options.middleware ?? []),
    limitAttempts(options),
    followRedirects,
  ]);
}
