/** A badge as the server stores it. */
export interface Badge {
  readonly id: number;
  readonly name: string | null;
  readonly link_url: string;
  readonly image_url: string;
}

/** The badges of the only project of this server, in memory. */
export interface Badges {
  all(): readonly Badge[];
  find(id: number): Badge | undefined;
  add(badge: Omit<Badge, 'id'>): Badge;
  change(id: number, change: Partial<Omit<Badge, 'id'>>): Badge | undefined;
  remove(id: number): boolean;
}

export function createBadges(): Badges {
  const badges = new Map<number, Badge>();
  let last = 0;
  const add = (badge: Omit<Badge, 'id'>): Badge => {
    last += 1;
    badges.set(last, { id: last, ...badge });
    return { id: last, ...badge };
  };
  for (const name of ['Coverage', 'Build', 'Licence']) {
    add({ name, link_url: 'https://example.com/%{project_path}', image_url: 'https://example.com/badge.svg' });
  }
  return {
    all: () => [...badges.values()],
    find: (id) => badges.get(id),
    add,
    change(id, change) {
      const badge = badges.get(id);
      if (badge === undefined) return undefined;
      const changed = { ...badge, ...change };
      badges.set(id, changed);
      return changed;
    },
    remove: (id) => badges.delete(id),
  };
}

const render = (url: string): string =>
  url.replaceAll('%{project_path}', 'aurora/compass').replaceAll('%{default_branch}', 'main');

/** Returns a badge as the API describes it. */
export const badgeView = (badge: Badge): Badge & Record<string, unknown> => ({
  ...badge,
  rendered_link_url: render(badge.link_url),
  rendered_image_url: render(badge.image_url),
  kind: 'project',
});

/** Returns both addresses of a badge twice: as they are given, and with values in place of the placeholders. */
export const renderingView = (link_url: string, image_url: string): Record<string, string> => ({
  link_url,
  image_url,
  rendered_link_url: render(link_url),
  rendered_image_url: render(image_url),
});
