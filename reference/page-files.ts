import type { Api } from '@forgespec/model';
import type { SampledOperation } from './samples/emit-samples.ts';
import type { PageContext } from './content/page-context.ts';
import { requestForm, type FormOptions } from './content/request-form.ts';
import { pathOf, sitePages, type PlannedPage } from './content/site-pages.ts';
import { rootOf } from './html/page-writer.ts';
import type { SiteParts } from './html/site-parts.ts';
import { writePage } from './html/write-page.ts';
import { pageList } from './markdown/page-lists.ts';
import { writeMarkdown } from './markdown/write-markdown.ts';
import type { ReferenceLink } from './content/content.ts';
import { scriptJson } from '@forgespec/description/text';
import { searchEntries } from './search/entries.ts';

/** The files of a site by their paths. The text of a file is built when it is needed. */
export type LazyFiles = ReadonlyMap<string, () => string>;

export interface PageOptions extends FormOptions {
  /** The guide of the generated client, in Markdown. */
  readonly guide: string;
}

/**
 * Returns the files of the pages: the HTML and the Markdown of each page, `llms.txt` and `llms-full.txt`.
 */
export function pageFiles(
  api: Api,
  operations: readonly SampledOperation[],
  { engine, modules, guide }: PageOptions,
  { context, frame, writer }: SiteParts,
): LazyFiles {
  const formOf = (sampled: SampledOperation) =>
    ({ kind: 'form', form: requestForm(sampled, { engine, modules }, context) }) as const;
  const pages = sitePages(operations, { formOf, guide }, context);
  const contentOf = lastResult((page: PlannedPage) => page.build());
  const markdown = new Map<PlannedPage, string>();
  const markdownOf = (page: PlannedPage): string => {
    const text = markdown.get(page) ?? writeMarkdown(contentOf(page), writer(page.path, '.md'));
    markdown.set(page, text);
    return text;
  };
  const files = pages.flatMap((page): [string, () => string][] => [
    [`${page.path}.html`, () => writePage(contentOf(page), frame, writer(page.path, '.html'))],
    [`${page.path}.md`, () => markdownOf(page)],
  ]);
  return new Map<string, () => string>([
    ...files,
    ['assets/search-entries.js', () => entriesScript(api, context)],
    ['llms.txt', () => pageList(api, context, frame.identity, writer('', '.md'))],
    ['llms-full.txt', () => pages.map((page) => fromRoot(markdownOf(page), page.path)).join('\n')],
  ]);
}

/** Returns the Markdown of a page with links that are relative to the root of the site. */
const fromRoot = (markdown: string, path: string): string => {
  const root = rootOf(path);
  return root === '' ? markdown : markdown.replaceAll(`](${root}`, '](');
};

/** Returns the entries of the search as a script, because a page that is a file can load no JSON. */
function entriesScript(api: Api, { map }: PageContext): string {
  const address = (link: ReferenceLink): string => `${encodeURI(pathOf(link))}.html`;
  const entries = searchEntries(api, {
    start: address(map.start),
    chapter: (chapter) => address(map.guide(chapter)),
    area: (area) => address(map.area(area)),
    operation: (_, operation) => address(map.operation(operation)),
  });
  return `globalThis.searchEntries = ${scriptJson(entries).markup};\n`;
}

/** Returns a function that keeps its last result: the HTML and the Markdown of a page are usually written one after the other. */
function lastResult<Argument, Result>(build: (argument: Argument) => Result): (argument: Argument) => Result {
  let last: { readonly argument: Argument; readonly result: Result } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: build(argument) };
    return last.result;
  };
}
