import type { Code, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { gfmTable } from 'micromark-extension-gfm-table';
import { htmlToMarkdown } from './html-markdown.ts';
import { messageParts } from './message-parts.ts';
import { isSafeUrl } from './safe-url.ts';

/**
 * Removes HTML from the Markdown of a description. Simple HTML becomes Markdown (see {@link htmlToMarkdown}), and all other tags become
 * text. A link to an unsafe URL is replaced by the text of the link.
 *
 * Renderers differ in some details. For example, Redoc does not support indented code, and interprets `{% … %}` as a tag. Such Markdown is
 * rewritten, so that all renderers display the same text. Markdown that needs no change is returned unchanged.
 *
 * @param tagGuard a text that is added after the language of each code block that contains `{%`. Some renderers need this text, because
 * they also interpret tags in code blocks.
 * @see https://spec.commonmark.org/0.31.2/#raw-html
 */
export function markdownWithoutHtml(written: string, tagGuard?: string): string {
  const markdown = htmlToMarkdown(written);
  if (!/<|\{%|\[/u.test(markdown) || hasOnlySafeLinks(markdown)) return markdown;
  const tree = parse(markdown.toWellFormed());
  const isPlain = !/<|\{%/u.test(markdown) && !has(tree, (node) => node.type === 'code' || isUnsafe(node));
  return isPlain ? markdown : write(rewritten(tree, tagGuard));
}

/**
 * Returns true if a text surely needs no change: it has no HTML, no code blocks, no definitions of links, and its links begin with a safe
 * scheme. Most texts with links are such texts, and the parser takes a hundred times as long.
 */
const hasOnlySafeLinks = (markdown: string): boolean =>
  !/[<&\\\t]|\{%|\]:|```|~~~| {4}|\]\((?!https?:\/\/|mailto:|[#/])/u.test(markdown);

/**
 * Parses the Markdown of a description. The tree contains no HTML, no unsafe URLs and no references to definitions.
 *
 * @see https://github.com/syntax-tree/mdast
 */
export const markdownTree = (markdown: string): Root =>
  rewritten(parse(htmlToMarkdown(markdown).toWellFormed()), undefined);

/** Returns the Markdown of a tree. */
export const treeMarkdown = (tree: Root): string => write(tree);

/** Returns Markdown that displays a text literally and on one line. */
export const literalMarkdown = (text: string): string =>
  write({ type: 'paragraph', children: [{ type: 'text', value: text.toWellFormed().replaceAll(/\s+/gu, ' ') }] });

/** Returns Markdown that displays a message literally and on one line. The parts of the message in backticks are displayed as code. */
export function messageMarkdown(message: string): string {
  const children = messageParts(message).map((part): PhrasingContent =>
    part.isCode ? { type: 'inlineCode', value: part.text } : text(part.text),
  );
  return write({ type: 'paragraph', children });
}

/** A node of a tree that {@link markdownTree} returns, and the nodes that a block or a document can contain. */
export type { Nodes as MarkdownNode, Root as MarkdownRoot, RootContent as MarkdownContent } from 'mdast';

/** Parses Markdown. The character `<` does not start HTML. */
const parse = (markdown: string): Root =>
  fromMarkdown(markdown, {
    extensions: [gfmTable(), { disable: { null: ['htmlFlow', 'htmlText'] } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });

const options: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  // Autolinks such as `<https://example.com/>` are not used, because each `<` in the result must be part of text or code.
  resourceLink: true,
  rule: '*',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  unsafe: [
    { character: '<', inConstruct: 'phrasing' },
    { character: '{', after: '%', inConstruct: 'phrasing' },
  ],
};

const write = (tree: Nodes): string => toMarkdown(tree, options).trimEnd();

function has(node: Nodes, isWanted: (node: Nodes) => boolean): boolean {
  return isWanted(node) || ('children' in node && node.children.some((child) => has(child, isWanted)));
}

const isUnsafe = (node: Nodes): boolean =>
  (node.type === 'link' || node.type === 'image' || node.type === 'definition') && !isSafeUrl(node.url);

interface Rewriting {
  /** A map from the label of each link definition to its URL. */
  readonly urls: ReadonlyMap<string, string>;
  readonly tagGuard: string | undefined;
}

function rewritten(tree: Root, tagGuard: string | undefined): Root {
  // If a label has several definitions, the first definition applies.
  const urls = new Map(
    definitions(tree)
      .toReversed()
      .map(({ identifier, url }) => [identifier, url]),
  );
  rewriteChildren(tree, { urls, tagGuard });
  return tree;
}

function definitions(node: Nodes): Extract<Nodes, { type: 'definition' }>[] {
  if (node.type === 'definition') return [node];
  return 'children' in node ? node.children.flatMap(definitions) : [];
}

function rewriteChildren(parent: Parents, rewriting: Rewriting): void {
  const children = parent.children.flatMap((child): Nodes[] => {
    if ('children' in child) rewriteChildren(child, rewriting);
    return rewrite(child, rewriting);
  });
  // The assignment is correct, because `rewrite` replaces each node only by nodes that the parent may contain.
  Object.assign(parent, { children });
}

/** Returns the nodes that replace a node. The children of the node are already rewritten. */
function rewrite(node: Nodes, rewriting: Rewriting): Nodes[] {
  switch (node.type) {
    case 'definition':
      return [];
    case 'linkReference':
      return link(rewriting.urls.get(node.identifier) ?? '', node.children);
    case 'imageReference':
      return image(rewriting.urls.get(node.identifier) ?? '', node.alt);
    case 'link':
      return link(node.url, node.children);
    case 'image':
      return image(node.url, node.alt);
    case 'code':
      return [fence(node, rewriting.tagGuard)];
    case 'inlineCode':
      // The text is joined into one line, because a second line could begin with `{%`, and would then be a tag.
      return [{ type: 'inlineCode', value: node.value.replaceAll(/\s*\n\s*/gu, ' ') }];
    default:
      return [node];
  }
}

const link = (url: string, children: PhrasingContent[]): PhrasingContent[] =>
  isSafeUrl(url) ? [{ type: 'link', url: plainUrl(url), children }] : children;

const image = (url: string, alt: string | null | undefined): PhrasingContent[] =>
  isSafeUrl(url) ? [{ type: 'image', url: plainUrl(url), alt: alt ?? '' }] : [text(alt ?? '')];

const text = (value: string): Text => ({ type: 'text', value });

/** Percent-encodes all characters of a URL that have a meaning in Markdown. */
const plainUrl = (url: string): string =>
  url.replaceAll(/[^\w\-.~:/?#@!$&'*+,;=%]|%(?![\da-f]{2})/giu, encodeURIComponent);

/**
 * Returns a fenced code block. Text after the language is removed, because renderers treat this text differently, and because it may be a
 * tag.
 */
const fence = ({ lang, value }: Code, tagGuard: string | undefined): Code => ({
  type: 'code',
  lang: /^[\w+#.-]+$/u.test(lang ?? '') ? lang : tagGuard === undefined ? null : 'text',
  meta: value.includes('{%') ? tagGuard : null,
  value,
});
