import type { Project } from '../access/find-project.ts';
import type { GroupRow } from '../access/find-group.ts';
import type { Addresses } from '../addresses.ts';

/** Returns the web and Git URLs of a project. */
export function projectAddresses({ fullPath }: Project, { service }: Addresses) {
  return {
    ssh_url_to_repo: `git@${new URL(service).host}:${fullPath}.git`,
    http_url_to_repo: `${service}/${fullPath}.git`,
    web_url: `${service}/${fullPath}`,
  };
}

/** Returns the URL of the page of a namespace. */
export const namespaceAddress = ({ kind, fullPath }: GroupRow, { service }: Addresses): string =>
  kind === 'group' ? `${service}/groups/${fullPath}` : `${service}/${fullPath}`;

/**
 * Returns the URL of the avatar of a group, or of the owner of a personal namespace. Returns null if there is no
 * avatar.
 */
export function namespaceAvatar(
  namespace: GroupRow,
  ownerHasAvatar: boolean | null,
  { service }: Addresses,
): string | null {
  const { id, kind, avatarFile, ownerId } = namespace;
  if (kind === 'group') return avatarFile === null ? null : `${service}/uploads/group/avatar/${id}/${avatarFile}`;
  return ownerHasAvatar === true ? `${service}/uploads/user/avatar/${ownerId}/avatar.png` : null;
}
