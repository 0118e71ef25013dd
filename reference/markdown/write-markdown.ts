import { literalMarkdown, markdownTree, markdownWithoutHtml, treeMarkdown } from '@forgespec/description/text/markdown';
import type {
  Block,
  ShownField,
  Inline,
  ReferencePage,
  ReferenceLink,
  Section,
  ShownShape,
} from '../content/content.ts';
import { boundedCache } from '../bounded-cache.ts';
import type { PageWriter } from '../html/page-writer.ts';
import { fenced, indented, inlineCode, paragraphs } from './markdown-text.ts';

/** Writes a page of the reference as Markdown, with the same content as its HTML. */
export function writeMarkdown(page: ReferencePage, writer: PageWriter): string {
  const { title, request, badges, blocks, aside } = page;
  const text = paragraphs(
    `# ${literalMarkdown(title)}`,
    request && inlineCode(`${request.method} ${request.path}`),
    badges.length === 0 ? undefined : literalMarkdown(badges.join(' · ')),
    ...blocks.map((block) => writeBlock(block, writer, 2)),
    ...aside.map((block) => writeBlock(block, writer, 2)),
  );
  return `${text}\n`;
}

function writeBlock(block: Block, writer: PageWriter, level: number): string | undefined {
  switch (block.kind) {
    case 'code':
      return paragraphs(`${literalMarkdown(block.title)}:`, fenced(block.language, block.text));
    case 'fields':
      return shapeText(block.shape, writer);
    case 'form':
      return undefined;
    case 'list':
      return block.items.map((item) => `- ${markdownSentence(item, writer)}`).join('\n');
    case 'markdown':
      return textOf(block.markdown, writer);
    case 'pages':
      return block.pages.map((page) => pageEntry(page, writer)).join('\n');
    case 'paragraph':
      return markdownSentence(block.content, writer);
    case 'samples':
      return paragraphs(
        ...block.samples.map(({ label, lang, source }) =>
          paragraphs(`${label}:`, fenced(lang === 'Shell' ? 'sh' : 'ts', source)),
        ),
      );
    case 'section':
      return section(block, writer, level);
  }
}

const section = ({ title, blocks }: Section, writer: PageWriter, level: number): string =>
  paragraphs(
    `${'#'.repeat(level)} ${markdownSentence(title, writer)}`,
    ...blocks.map((block) => writeBlock(block, writer, level + 1)),
  );

/** Returns an entry of a list of pages: a link, the request, and the description on the same line. */
export function pageEntry(
  { to, title, request, isDeprecated, markdown = '' }: ReferenceLink,
  writer: PageWriter,
): string {
  const about = [
    request === undefined ? '' : inlineCode(`${request.method} ${request.path}`),
    isDeprecated === true ? '(deprecated)' : '',
    oneLine(textOf(markdown, writer)),
  ].filter((text) => text !== '');
  return `- [${literalMarkdown(title)}](${writer.href(to)})${about.length === 0 ? '' : `: ${about.join(' ')}`}`;
}

function shapeText({ markdown, notes, fields, alternatives, isCut }: ShownShape, writer: PageWriter): string {
  return paragraphs(
    textOf(markdown, writer),
    notes.map((note) => markdownSentence(note, writer)).join(' '),
    isCut && fields.length === 0 ? 'The fields are on the page of the schema.' : undefined,
    fields.map((each) => fieldText(each, writer)).join('\n'),
    ...alternatives.map(({ title, shape }) =>
      paragraphs(`${markdownSentence(title, writer)}:`, shapeText(shape, writer)),
    ),
  );
}

/** Returns a field as an item of a list. Its own fields are a list inside the item. */
function fieldText({ name, isRequired, isDeprecated, shape }: ShownField, writer: PageWriter): string {
  const { type, markdown, notes, fields, alternatives } = shape;
  const facts = [
    markdownSentence(type, writer),
    ...(isRequired ? ['required'] : []),
    ...(isDeprecated ? ['deprecated'] : []),
  ];
  const words = [oneLine(textOf(markdown, writer)), ...notes.map((note) => markdownSentence(note, writer))].filter(
    (text) => text !== '',
  );
  const line = `- ${inlineCode(name)} (${facts.join(', ')})${words.length === 0 ? '' : `: ${words.join(' ')}`}`;
  const options = alternatives.map(
    (each) =>
      `- ${markdownSentence(each.title, writer)}:\n${indented(each.shape.fields.map((inner) => fieldText(inner, writer)).join('\n'))}`,
  );
  return [line, ...[...fields.map((inner) => fieldText(inner, writer)), ...options].map(indented)].join('\n');
}

/** Returns the parts of a sentence as Markdown. */
export const markdownSentence = (parts: readonly Inline[], writer: PageWriter): string =>
  parts.map((part) => inlineText(part, writer)).join('');

function inlineText(part: Inline, writer: PageWriter): string {
  if (typeof part === 'string') return withSpaces(part);
  switch (part.kind) {
    case 'code':
      return inlineCode(part.text);
    case 'strong':
      return `**${literalMarkdown(part.text)}**`;
    case 'link':
      return `[${markdownSentence(part.content, writer)}](${writer.href(part.to)})`;
    case 'markdown':
      return oneLine(textOf(part.markdown, writer));
  }
}

/** Returns a text literally. Spaces at its ends stay, because other parts of the sentence follow. */
function withSpaces(text: string): string {
  const trimmed = text.trim();
  if (/^[\w ,.:;()'’/-]*$/u.test(trimmed)) return text;
  const [start = ''] = /^\s*/u.exec(text) ?? [];
  return trimmed === '' ? text : `${start}${literalMarkdown(trimmed)}${text.slice(start.length + trimmed.length)}`;
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/gu, ' ');

/** Returns the Markdown of a description, with links to the pages of the site. */
function textOf(markdown: string, writer: PageWriter): string {
  const safe = safeText(markdown);
  if (!safe.includes('](#')) return safe;
  const tree = markdownTree(markdown);
  changeLinks(tree, writer);
  return treeMarkdown(tree);
}

/** Removes the HTML from a text. Many parameters and fields of a description have the same text, so the results are kept. */
const safeText = boundedCache((markdown) => markdownWithoutHtml(markdown).trim());

type TreeNode = { url?: string; readonly type: string; readonly children?: readonly object[] };

function changeLinks(node: TreeNode, writer: PageWriter): void {
  if (node.type === 'link' && node.url !== undefined) node.url = writer.textHref(node.url);
  for (const child of node.children ?? []) changeLinks(child as TreeNode, writer);
}
