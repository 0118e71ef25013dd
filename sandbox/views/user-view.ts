import type { UserSummary } from '@forgespec/sdk/types';
import type { User } from '../access/authenticate.ts';
import type { Addresses } from '../addresses.ts';

/** A user, in short. */
export const userSummary = (user: User, addresses: Addresses): UserSummary => ({
  id: user.id,
  name: user.name,
  username: user.username,
  state: user.state,
  avatar_url: avatarOf(user, addresses),
  web_url: `${addresses.service}/${user.username}`,
});

/** Where the avatar of a user is; null without one. */
const avatarOf = ({ id, hasAvatar }: User, { service }: Addresses): string | null =>
  hasAvatar ? `${service}/uploads/user/avatar/${id}/avatar.png` : null;
