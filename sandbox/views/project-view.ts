import type { Project } from '../access/find-project.ts';
import type { Group } from '../access/find-group.ts';
import type { Addresses } from '../addresses.ts';

/** Where a project is, for people and for git. */
export function projectAddresses({ fullPath }: Project, { service }: Addresses) {
  return {
    ssh_url_to_repo: `git@${new URL(service).host}:${fullPath}.git`,
    http_url_to_repo: `${service}/${fullPath}.git`,
    web_url: `${service}/${fullPath}`,
  };
}

/** Where the page of a namespace is. */
export const namespaceAddress = ({ kind, fullPath }: Group, { service }: Addresses): string =>
  kind === 'group' ? `${service}/groups/${fullPath}` : `${service}/${fullPath}`;

/** Where the avatar of a namespace is: that of its owner, or of the group; null without one. */
export function namespaceAvatar(
  namespace: Group,
  ownerHasAvatar: boolean | null,
  { service }: Addresses,
): string | null {
  const { id, kind, avatarFile, ownerId } = namespace;
  if (kind === 'group') return avatarFile === null ? null : `${service}/uploads/group/avatar/${id}/${avatarFile}`;
  return ownerHasAvatar === true ? `${service}/uploads/user/avatar/${ownerId}/avatar.png` : null;
}
