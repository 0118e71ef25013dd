import type { Api } from '@forgespec/model';
import { literalMarkdown } from '@forgespec/description/text/markdown';
import { areaSections } from '../content/start-page.ts';
import type { PageContext } from '../content/page-context.ts';
import { workflowsPath, type SiteIdentity } from '../html/site-identity.ts';
import type { PageWriter } from '../html/page-writer.ts';
import { pageEntry } from './write-markdown.ts';
import { paragraphs } from './markdown-text.ts';

/**
 * Returns the text of `llms.txt`. It lists the Markdown pages of the guide, the areas and their operations.
 *
 * @see https://llmstxt.org
 */
export function pageList(api: Api, { map }: PageContext, { workflows }: SiteIdentity, writer: PageWriter): string {
  const guides = [map.start, map.client, ...api.chapters.map((chapter) => map.guide(chapter))];
  const text = paragraphs(
    `# ${literalMarkdown(`${api.title} ${api.version}`)}`,
    `> ${literalMarkdown(api.summary ?? '')}`,
    'Every page is Markdown, and each operation has its own page. Tools can read all pages from [llms-full.txt](llms-full.txt), and the ' +
      'whole description from [openapi.json](openapi.json).' +
      (workflows === undefined
        ? ''
        : ` The Arazzo description [${workflowsPath}](${workflowsPath}) has sequences of requests.`),
    '## Guide',
    guides.map((page) => pageEntry(page, writer)).join('\n'),
    ...areaSections(api, (area) => ({ ...map.area(area), markdown: area.description })).flatMap((section) => [
      `## ${literalMarkdown(String(section.title[0]))}`,
      ...section.blocks.map((block) =>
        block.kind === 'pages' ? block.pages.map((page) => pageEntry(page, writer)).join('\n') : undefined,
      ),
    ]),
    '## Every operation',
    api.areas
      .flatMap((area) => area.operations.map((operation) => pageEntry(map.operation(operation), writer)))
      .join('\n'),
  );
  return `${text}\n`;
}
