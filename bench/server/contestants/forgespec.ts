import { createServer } from 'node:http';
import { createDispatcher } from '../../../generated/server/index.ts';
import { serve } from '../../../generated/server/runtime/adapters/serve.ts';
import type { Contestant } from '../contestant.ts';
import { mergeRequest } from '../example.ts';

/**
 * The generated server, started as its documentation shows. It checks the credentials, the parameters, the body and the
 * response.
 */
export const contestant = (): Promise<Contestant> =>
  serve(
    createServer,
    createDispatcher(
      {
        mergeRequests: {
          get: () => ({ status: 200, body: mergeRequest }),
          create: ({ body: { title } }) => ({ status: 201, body: { ...mergeRequest, title } }),
        },
      },
      {
        authenticate: {
          PrivateToken: (token) => token,
          JobToken: (token) => token,
          RegistryBasic: ({ username }) => username,
          RegistryToken: (token) => token,
        },
        checkResponses: 'throw',
      },
    ),
    { port: 0 },
  );
