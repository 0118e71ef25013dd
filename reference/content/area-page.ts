import type { Area } from '@forgespec/model';
import type { ReferencePage } from './content.ts';
import type { SitePosition } from './operation-page.ts';
import type { PageContext } from './page-context.ts';
import { summaryOf } from './page-summary.ts';

/** Returns the page of an area: its description, and the list of its operations. */
export function areaPage(area: Area, position: SitePosition, { map }: PageContext): ReferencePage {
  const { description = '', operations } = area;
  const { title } = map.area(area);
  return {
    ...position,
    title,
    summary: summaryOf(description, `The operations of ${title}.`),
    badges: [],
    blocks: [
      { kind: 'markdown', markdown: description },
      { kind: 'pages', pages: operations.map((operation) => map.operation(operation)) },
    ],
    aside: [],
  };
}
