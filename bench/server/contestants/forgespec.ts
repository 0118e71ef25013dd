import { createDispatcher } from '../../../generated/server/index.ts';
import { nodeListener } from '../../../generated/server/runtime/adapters/node.ts';
import type { Contestant } from '../contestant.ts';
import { mergeRequest } from '../example.ts';

/** The generated server: the caller, the parameters, the body and the answer are checked. */
export const contestant = (): Contestant =>
  nodeListener(
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
        judgeResponses: 'throw',
      },
    ),
  );
