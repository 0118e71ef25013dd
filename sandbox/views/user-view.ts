import type { UserSummary } from '@forgespec/sdk/types';
import type { User } from '../access/authenticate.ts';
import type { Addresses } from '../addresses.ts';

/**
 * Returns the short form of a user. The responses for other resources contain this form, for example for the author of
 * a merge request.
 */
export const userSummary = (user: User, addresses: Addresses): UserSummary => ({
  id: user.id,
  name: user.name,
  username: user.username,
  state: user.state,
  avatar_url: avatarOf(user, addresses),
  web_url: `${addresses.service}/${user.username}`,
});

/** Returns the URL of the avatar of a user. Returns null if the user has no avatar. */
const avatarOf = ({ id, hasAvatar }: User, { service }: Addresses): string | null =>
  hasAvatar ? `${service}/uploads/user/avatar/${id}/avatar.png` : null;
