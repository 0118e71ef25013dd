// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { plainQuery } from '../shared/notation.ts';
import { type SecurityScheme, writeBasic, writeBearer } from './runtime/credentials.ts';
import { type TokenExchange, exchangedToken } from './runtime/oauth.ts';

/**
 * The token of a CI/CD job, sent from inside this job (its variable `CI_JOB_TOKEN`). Accepted by the
 * container registry operations only, and only for the registry of the project that created the
 * pipeline.
 */
export const jobToken: SecurityScheme = {
  scheme: 'JobToken',
  name: 'JOB-TOKEN',
};

/**
 * An access token. Accepted by every operation of the API that requires authentication. The scopes
 * that it needs are shown for the repository files only.
 */
export const privateToken: SecurityScheme = {
  scheme: 'PrivateToken',
  name: 'PRIVATE-TOKEN',
};

/**
 * A user name and a password, sent to obtain a registry token. The accepted passwords are not
 * documented.
 */
export const registryBasic: SecurityScheme = {
  scheme: 'RegistryBasic',
  name: 'Authorization',
  write: writeBasic,
};

/**
 * A registry token from `GET /jwt/auth`, valid for the requested scope. Accepted only by the endpoints
 * of the registry itself. It is not an access token.
 */
export const registryToken: SecurityScheme<TokenExchange> = {
  scheme: 'RegistryToken',
  name: 'Authorization',
  write: writeBearer,
  exchange: {
    operation: {
      id: 'getRegistryToken',
      method: 'get',
      path: '/jwt/auth',
      security: [[registryBasic]],
      server: '{baseUrl}',
      writeQuery: plainQuery,
    },
    query: { service: 'container_registry' },
    scope: 'scope',
    token: 'token',
    provide: exchangedToken,
  },
};
