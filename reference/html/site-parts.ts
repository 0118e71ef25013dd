import type { Api } from '@forgespec/model';
import { createPageContext, type PageContext } from '../content/page-context.ts';
import { createSiteMap } from '../content/site-map.ts';
import { createFindTarget } from '../content/text-links.ts';
import { navigationOf } from './navigation.ts';
import type { SiteFrame } from './page-frame.ts';
import { createPageWriter, type PageWriter } from './page-writer.ts';
import type { SiteIdentity } from './site-identity.ts';

/** The parts that all pages of a site share. */
export interface SiteParts {
  readonly context: PageContext;
  readonly frame: SiteFrame;
  /**
   * Returns the functions that write the links of a page.
   *
   * @param path the path of the page, without extension.
   */
  writer(path: string, extension: '.html' | '.md'): PageWriter;
}

export function createSiteParts(api: Api, identity: SiteIdentity): SiteParts {
  const context = createPageContext(api, createSiteMap(api));
  const findTarget = createFindTarget(context);
  const navigation: SiteFrame['navigation'] = (page) => navigationOf(page, context, identity);
  return {
    context,
    frame: { title: api.title, identity, navigation, written: new Map() },
    writer: (path, extension) => createPageWriter(path, extension, findTarget),
  };
}
