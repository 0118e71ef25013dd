import type { Api, Area } from '@forgespec/model';
import type { SampledOperation } from '../samples/emit-samples.ts';
import { areaPage } from './area-page.ts';
import type { Block, ReferencePage, ReferenceLink } from './content.ts';
import { operationPage, type SitePosition } from './operation-page.ts';
import type { PageContext } from './page-context.ts';
import { summaryOf } from './page-summary.ts';
import { schemaPage } from './schema-page.ts';
import { hasPage, type SiteMap } from './site-map.ts';
import { startPage } from './start-page.ts';

/** A page that is built when a reader opens it, or when the whole site is written. */
export interface PlannedPage {
  readonly path: string;
  readonly title: string;
  /** The area of the page. Undefined for pages that do not belong to an area. */
  readonly area: Area | undefined;
  readonly build: () => ReferencePage;
}

/** The parts of the pages that do not come from the model alone. */
export interface PageParts {
  /** Returns the form that tries an operation. Returns undefined if the page has none. */
  readonly formOf: (sampled: SampledOperation) => Block | undefined;
  /** The guide of the generated client, in Markdown. */
  readonly guide: string;
}

/** Returns all pages of the reference, in the order in which readers turn them over. The pages of schemas are last. */
export function sitePages(
  operations: readonly SampledOperation[],
  { formOf, guide }: PageParts,
  context: PageContext,
): readonly PlannedPage[] {
  const { api, map } = context;
  const position = positions(map);
  const sampled = new Map(operations.map((each) => [each.operation, each]));
  const plan = (
    link: ReferenceLink,
    area: Area | undefined,
    build: (position: SitePosition) => ReferencePage,
  ): PlannedPage => {
    const path = pathOf(link);
    return { path, title: link.title, area, build: () => build(position(path, area)) };
  };
  return [
    plan(map.start, undefined, (place) => startPage(place, context)),
    plan(map.client, undefined, (place) => textPage(`The client of ${api.title}`, guide, place)),
    ...api.chapters.map((chapter) =>
      plan(map.guide(chapter), undefined, (place) => textPage(chapter.title, chapter.text, place)),
    ),
    ...api.areas.flatMap((area) => [
      plan(map.area(area), undefined, (place) => areaPage(area, place, context)),
      ...area.operations.flatMap((operation) => {
        const each = sampled.get(operation);
        return each === undefined
          ? []
          : [plan(map.operation(operation), area, (place) => operationPage(each, place, formOf(each), context))];
      }),
    ]),
    ...schemaPages(api, plan, context),
  ];
}

/** Returns a page of the guide. */
const textPage = (title: string, markdown: string, position: SitePosition): ReferencePage => ({
  ...position,
  title,
  summary: summaryOf(markdown, title),
  badges: [],
  blocks: [{ kind: 'markdown', markdown }],
  aside: [],
});

type Plan = (
  link: ReferenceLink,
  area: Area | undefined,
  build: (position: SitePosition) => ReferencePage,
) => PlannedPage;

function schemaPages({ schemas }: Api, plan: Plan, context: PageContext): PlannedPage[] {
  return schemas.filter(hasPage).flatMap((schema) => {
    const link = context.map.schema(schema.reference);
    return link === undefined ? [] : [plan(link, undefined, (place) => schemaPage(schema, link.title, place, context))];
  });
}

/** Returns the path of a page of the site. */
export const pathOf = ({ to }: ReferenceLink): string => ('page' in to ? to.page : '');

/** Returns a function that finds the neighbours of a page, and the pages above it. */
function positions({ start, order, area: areaLink }: SiteMap): (path: string, area: Area | undefined) => SitePosition {
  const indexes = new Map(order.map((link, index) => [pathOf(link), index]));
  return (path, area) => {
    const index = indexes.get(path);
    const parents = [start, ...(area === undefined ? [] : [areaLink(area)])].filter((link) => pathOf(link) !== path);
    if (index === undefined) return { path, parents, previous: undefined, next: undefined };
    return { path, parents, previous: order[index - 1], next: order[index + 1] };
  };
}
