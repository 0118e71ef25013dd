// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ClientOptions } from './client-options.ts';
import type { CoreClient } from './runtime/calls.ts';
import { createCore } from './runtime/client.ts';
import { errorClasses } from './status-errors.ts';

/** Creates a client without methods for operations. Pass it to the functions of the operations that you import. A bundle contains only the imported functions. */
export function createCoreClient(options: ClientOptions): CoreClient {
  const { baseUrl, registryUrl } = options;
  return createCore(
    '{baseUrl}/api/v4',
    { baseUrl, registryUrl },
    errorClasses,
    options,
    [],
    'service-rest-api-client/4.0.0',
  );
}
