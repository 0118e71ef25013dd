// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../shared/types.ts';
import { type DispatcherOptions, type Handlers, type PartialHandlers, createDispatcher } from './index.ts';
import { routes } from './routes.ts';
import { type TestService, acceptAll, createTestService } from './runtime/testing.ts';
import { type Authenticators, securitySchemes } from './security.ts';

/** The options of a service for tests. */
export type TestOptions = Partial<Omit<DispatcherOptions, 'checkResponses' | 'log'>>;

/**
 * Creates a service for tests of programs that call the Service REST API.
 *
 * `const service = testService(handlers)`, then `createClient({ baseUrl, fetch: service.fetch })`. It needs no network. It checks requests
 * and replies with the validators of the description. It accepts any credential.
 */
export function testService(handlers: PartialHandlers = {}, options: TestOptions = {}): TestService<Handlers> {
  return createTestService(
    routes,
    (all, log) =>
      createDispatcher(
        all,
        assumeType<DispatcherOptions>({
          authenticate: acceptAll<Authenticators>(securitySchemes),
          ...options,
          checkResponses: 'throw',
          log,
        }),
      ),
    handlers,
  );
}

export type { RecordedRequest, TestService } from './runtime/testing.ts';
