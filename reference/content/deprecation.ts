import type { Availability } from '@forgespec/model';
import type { Block, Inline } from './content.ts';
import { linkTo } from './inline.ts';
import type { PageContext } from './page-context.ts';

/** Returns a warning if an operation is deprecated: its replacement, and the version that removes it. */
export function deprecationParagraph({ deprecated, replacedBy, removal }: Availability, context: PageContext): Block[] {
  if (!deprecated) return [];
  const content: Inline[] = [
    { kind: 'strong', text: 'Deprecated.' },
    ...(replacedBy === undefined ? [] : [' Use ', replacement(replacedBy, context), ' instead.']),
    ...(removal === undefined ? [] : [` To be removed in ${removal}.`]),
  ];
  return [{ kind: 'paragraph', content, tone: 'warning' }];
}

/** Returns a link if the replacement is the id of an operation, otherwise the text of the replacement. */
function replacement(replacedBy: string, { map }: PageContext): Inline {
  const page = map.operationById(replacedBy);
  return page === undefined ? { kind: 'markdown', markdown: replacedBy } : linkTo(page.to, page.title);
}
