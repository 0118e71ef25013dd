import { isSafeUrl } from '@forgespec/description/text';
import type { Area } from '@forgespec/model';
import type { ReferencePage } from '../content/content.ts';
import type { PageContext } from '../content/page-context.ts';
import { pageTarget } from '../content/site-map.ts';
import { pathOf } from '../content/site-pages.ts';
import type { SiteIdentity } from './site-identity.ts';
import type { Navigation, NavigationEntry, NavigationGroup } from './page-frame.ts';

/** The largest number of operations of an area that the navigation shows. */
const mostOperations = 40;

/** The operations of an area that the navigation shows. */
interface OpenArea {
  readonly area: Area;
  readonly operations: Area['operations'];
}

/**
 * Returns the navigation beside a page. Only the area of the page shows its operations, and of a large area only those around the page, so
 * that each page stays small. The page of the area has all of them.
 */
export function navigationOf(
  { path: current }: Pick<ReferencePage, 'path'>,
  context: PageContext,
  identity: SiteIdentity,
): Navigation {
  const { api, map } = context;
  const area = api.areas.find((each) => {
    const path = pathOf(map.area(each));
    return current === path || current.startsWith(`${path}/`);
  });
  if (area === undefined) return { key: '', groups: () => groupsWith(undefined, context, identity) };
  const index = area.operations.findIndex((operation) => pathOf(map.operation(operation)) === current);
  // The operations are in parts, so that the pages of a part have the same navigation.
  const start = Math.floor(Math.max(index, 0) / mostOperations) * mostOperations;
  const open = { area, operations: area.operations.slice(start, start + mostOperations) };
  return { key: `${area.file} ${start}`, groups: () => groupsWith(open, context, identity) };
}

function groupsWith(
  open: OpenArea | undefined,
  { api, map }: PageContext,
  { links = [] }: SiteIdentity,
): readonly NavigationGroup[] {
  const areas = api.areas.map((area): NavigationEntry => {
    if (area !== open?.area) return map.area(area);
    const shown = open.operations.map((operation) => map.operation(operation));
    const rest = area.operations.length - shown.length;
    const all = { ...map.area(area), title: `All ${area.operations.length} operations` };
    return { ...map.area(area), inner: rest === 0 ? shown : [...shown, all] };
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
