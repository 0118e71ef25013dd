import { createDispatcher, type Dispatch } from '../../generated/server/index.ts';
import { badgeHandlers } from './badges.ts';

/** A server of the area of badges, without a transport. One token is good. */
export const createBadgeServer = (token: string): Dispatch =>
  createDispatcher(
    { projectBadges: badgeHandlers() },
    {
      authenticate: {
        PrivateToken: (shown) => (shown === token ? { name: 'mira' } : undefined),
        JobToken: () => undefined,
        RegistryBasic: () => undefined,
        RegistryToken: () => undefined,
      },
      judgeResponses: 'throw',
    },
  );
