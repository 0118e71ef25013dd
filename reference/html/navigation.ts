import { isSafeUrl } from '@forgespec/description/text';
import type { Area } from '@forgespec/model';
import type { ReferencePage } from '../content/content.ts';
import type { PageContext } from '../content/page-context.ts';
import { pageTarget } from '../content/site-map.ts';
import { pathOf } from '../content/site-pages.ts';
import type { SiteIdentity } from './site-identity.ts';
import type { Navigation, NavigationEntry, NavigationGroup } from './page-frame.ts';

/** Returns the navigation beside a page. Only the area of the page shows its operations, so that each page stays small. */
export function navigationOf(
  { path: current }: Pick<ReferencePage, 'path'>,
  context: PageContext,
  identity: SiteIdentity,
): Navigation {
  const { api, map } = context;
  const open = api.areas.find((area) => {
    const path = pathOf(map.area(area));
    return current === path || current.startsWith(`${path}/`);
  });
  return { key: open?.file ?? '', groups: () => groupsWith(open, context, identity) };
}

/** @param open the area that shows its operations. */
function groupsWith(
  open: Area | undefined,
  { api, map }: PageContext,
  { links = [] }: SiteIdentity,
): readonly NavigationGroup[] {
  const areas = api.areas.map((area): NavigationEntry => {
    const inner = area === open ? area.operations.map((operation) => map.operation(operation)) : undefined;
    return { ...map.area(area), inner };
  });
  return [
    {
      title: 'Guide',
      pages: [{ ...map.start, title: 'Overview' }, map.client, ...api.chapters.map((chapter) => map.guide(chapter))],
    },
    { title: 'Operations', pages: areas },
    {
      title: 'More',
      pages: [
        { to: pageTarget('reference'), title: 'Reference on one page' },
        ...links.filter(({ url }) => isSafeUrl(url)).map(({ text, url }) => ({ to: { url }, title: text })),
      ],
    },
  ];
}
