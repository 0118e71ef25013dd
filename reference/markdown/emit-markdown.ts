import type { Api, Area, Chapter, NamedSchema, SecuritySchemeModel } from '@forgespec/model';
import { literalMarkdown, markdownWithoutHtml } from '@forgespec/description/text/markdown';
import { operationAddress, slug, tagAddress } from '../reference-address.ts';
import type { SampledOperation } from '../samples/emit-samples.ts';
import { anchorOf, inlineCode, paragraphs } from './markdown-text.ts';
import { operationHeading, operationSection } from './operation-section.ts';
import { schemaSection } from './schema-section.ts';
import { usedSchemas } from './used-schemas.ts';

/** A text file of the site. */
export interface MarkdownPage {
  /** The path relative to the folder of the site. */
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the reference as Markdown. Each area and each chapter has one page. The file `llms.txt` lists all pages.
 *
 * @param guide the guide of the generated client. A package with the generated code can use its page as a README.
 */
export function emitMarkdown(api: Api, operations: readonly SampledOperation[], guide: string): MarkdownPage[] {
  const schemas: ReadonlyMap<string, NamedSchema> = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  const addresses = addressesOf(api);
  const areas = api.areas.map((area) => ({
    path: areaPath(area),
    text: areaPage(
      area,
      operations.filter((sampled) => sampled.area === area),
      schemas,
      api.securitySchemes,
    ),
  }));
  const chapters = api.chapters.map((chapter) => ({
    path: chapterPath(chapter),
    text: paragraphs(`# ${literalMarkdown(chapter.title)}`, markdownWithoutHtml(chapter.text)),
  }));
  const overview = {
    path: 'markdown/overview.md',
    text: paragraphs(`# ${literalMarkdown(api.title)}`, markdownWithoutHtml(api.description ?? '')),
  };
  const pages = [overview, ...chapters, ...areas];
  return [
    ...pages.map(({ path, text }) => ({ path, text: `${withLinks(text, addresses)}\n` })),
    { path: clientPath, text: `${paragraphs(`# The client of ${literalMarkdown(api.title)}`, guide)}\n` },
    { path: 'llms.txt', text: `${index(api)}\n` },
  ];
}

/** Returns the path of an area's page. The prefix `area-` distinguishes it from the overview and from the pages of chapters. */
const areaPath = ({ file }: Area): string =>
  `markdown/${/^(?:overview$|guide-|area-)/u.test(file) ? 'area-' : ''}${file}.md`;
const clientPath = 'client.md';
const chapterPath = ({ title }: Chapter): string => `markdown/guide-${slug(title)}.md`;

function areaPage(
  area: Area,
  operations: readonly SampledOperation[],
  schemas: ReadonlyMap<string, NamedSchema>,
  schemes: readonly SecuritySchemeModel[],
): string {
  const used = usedSchemas(area, schemas);
  return paragraphs(
    `# ${literalMarkdown(area.title)}`,
    markdownWithoutHtml(area.description ?? ''),
    operations.map(({ operation }) => listEntry(operation, `#${anchorOf(operationHeading(operation))}`)).join('\n'),
    ...operations.map((operation) => operationSection(operation, schemas, schemes)),
    used.length === 0 ? undefined : '## Schemas',
    ...used.map((schema) => schemaSection(schema, schemas)),
  );
}

const listEntry = (operation: SampledOperation['operation'], address: string): string =>
  `- [${literalMarkdown(operationHeading(operation))}](${address}): ${inlineCode(`${operation.method.toUpperCase()} ${operation.path}`)}${operation.facts.deprecated ? ' (deprecated)' : ''}`;

/** @see https://llmstxt.org */
function index(api: Api): string {
  const chapters = api.chapters.map((chapter) => `- [${literalMarkdown(chapter.title)}](${chapterPath(chapter)})`);
  return paragraphs(
    `# ${literalMarkdown(`${api.title} ${api.version}`)}`,
    `> ${literalMarkdown(api.summary ?? '')}`,
    'Every page is Markdown. Tools can read the whole description from [openapi.json](openapi.json).',
    `## Guide\n\n${['- [Overview](markdown/overview.md)', `- [The generated client](${clientPath})`, ...chapters].join('\n')}`,
    '## Operations',
    ...areaLists(api.areas),
  );
}

/**
 * Returns lists of areas. The first list contains the areas whose tags have no parent tag and no child tags. Each other list contains the
 * areas that belong to one outermost parent tag, and has this tag as its heading.
 */
function areaLists(areas: readonly Area[]): string[] {
  const outermost = new Set(areas.map(({ parents: [first] }) => first));
  const byTag = Map.groupBy(areas, ({ parents: [first], title }) => first ?? (outermost.has(title) ? title : ''));
  const lists = Array.from(byTag, ([tag, members]) => {
    const entries = members.map(
      (area) =>
        `- [${literalMarkdown(area.title)}](${areaPath(area)}): ${markdownWithoutHtml(area.description ?? '').replaceAll(/\s+/gu, ' ')}`,
    );
    return { tag, text: paragraphs(tag === '' ? undefined : `### ${literalMarkdown(tag)}`, entries.join('\n')) };
  });
  return lists.toSorted((a, b) => (a.tag < b.tag ? -1 : 1)).map(({ text }) => text);
}

/** Returns a map from each URL fragment of the HTML reference to the address of the same content in the Markdown pages. */
function addressesOf({ areas, chapters }: Api): ReadonlyMap<string, string> {
  const file = (path: string): string => path.replace('markdown/', '');
  return new Map([
    ...chapters.map((chapter) => [tagAddress(chapter), file(chapterPath(chapter))] as const),
    ...areas.flatMap((area) => [
      [tagAddress(area), file(areaPath(area))] as const,
      ...area.operations.map(
        (operation) =>
          [
            operationAddress(area, operation),
            `${file(areaPath(area))}#${anchorOf(operationHeading(operation))}`,
          ] as const,
      ),
    ]),
  ]);
}

/**
 * Replaces links to the HTML reference by links to the Markdown pages. If a link leads to a heading inside a chapter,
 * the new link leads to the chapter.
 */
const withLinks = (text: string, addresses: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\]\((#\/[^)\s]+)\)/gu, (link, address: string) => {
    let known = address;
    while (!addresses.has(known) && known.lastIndexOf('/') > 1) known = known.slice(0, known.lastIndexOf('/'));
    const target = addresses.get(known);
    return target === undefined ? link : `](${target})`;
  });
