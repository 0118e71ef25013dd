import MiniSearch from 'minisearch';
import { suggestion } from '@forgespec/description/diagnostics';
import type { Api, OperationModel } from '@forgespec/model';
import { createPageContext } from '../content/page-context.ts';
import { createSiteMap } from '../content/site-map.ts';
import { pathOf, sitePages } from '../content/site-pages.ts';
import { createFindTarget } from '../content/text-links.ts';
import { createPageWriter } from '../html/page-writer.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { createSearch } from '../search/create-search.ts';
import { createWords } from '../search/create-words.ts';
import { searchEntries } from '../search/entries.ts';
import { synonyms } from '../search/synonyms.ts';

/** The texts of an API for a program that reads Markdown. */
export interface ApiTexts {
  /**
   * Returns a line for each operation and each chapter that fits a query, the best first.
   *
   * @param limit the largest number of lines.
   */
  search(query: string, limit: number): string;
  /**
   * Returns the page of an operation, or another page of the reference, as Markdown.
   *
   * @param name an operationId, a method with a path template (`GET /pets/{id}`), or the path of a page, such as a link of another page.
   * @throws {UnknownPageError} if there is no such page.
   */
  read(name: string): string;
  /** Returns an operation by its operationId, or by its method and path template. Returns undefined if there is none. */
  operation(name: string): OperationModel | undefined;
}

/** The error for a name that is neither an operation nor a page. */
export class UnknownPageError extends Error {
  override readonly name = 'UnknownPageError';
}

export function createApiTexts(api: Api): ApiTexts {
  const context = createPageContext(api, createSiteMap(api));
  const findTarget = createFindTarget(context);
  const { map } = context;
  const named = operationNames(api);
  const sampled = api.areas.flatMap((area) => area.operations.map((operation) => ({ area, operation, samples: [] })));
  const planned = sitePages(sampled, { formOf: () => undefined, guide: '' }, context);
  // The guide of the generated client is for people who write programs.
  const pages = new Map(planned.filter(({ path }) => path !== pathOf(map.client)).map((page) => [page.path, page]));
  const entries = searchEntries(api, {
    start: pathOf(map.start),
    chapter: (chapter) => pathOf(map.guide(chapter)),
    area: (area) => pathOf(map.area(area)),
    operation: (_, operation) => pathOf(map.operation(operation)),
  });
  const search = createSearch(MiniSearch, entries, createWords(synonyms));
  return {
    search: (query, limit) =>
      search(query)
        .slice(0, limit)
        .map(({ address, title, id, path }) => `- ${path === '' ? address : `${id || path}: ${path}`} – ${title}`)
        .join('\n'),
    read(name) {
      const operation = named.get(name);
      const path = operation === undefined ? pagePath(name) : pathOf(map.operation(operation));
      const page = pages.get(path);
      if (page === undefined) throw unknownPage(name, [...named.keys(), ...pages.keys()]);
      // Links are written from the root, so that each of them is a name that `read` accepts.
      return writeMarkdown(page.build(), createPageWriter('', '.md', findTarget));
    },
    operation: (name) => named.get(name),
  };
}

function unknownPage(name: string, known: readonly string[]): UnknownPageError {
  const near = suggestion(name, known);
  const meant = near === undefined ? 'Search for it first.' : `Did you mean ${near}?`;
  return new UnknownPageError(`There is no operation and no page with the name ${JSON.stringify(name)}. ${meant}`);
}

/** Returns the path of a page without extension and fragment, as other pages link to it. */
const pagePath = (link: string): string => {
  const path = link.replace(/#.*$/su, '').replace(/\.md$/u, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

function operationNames({ areas }: Api): ReadonlyMap<string, OperationModel> {
  const operations = areas.flatMap((area) => area.operations);
  return new Map([
    ...operations.map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation] as const),
    ...operations.map((operation) => [operation.id, operation] as const),
  ]);
}
