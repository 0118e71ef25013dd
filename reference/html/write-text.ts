import { html, type Html } from '@forgespec/description/text';
import {
  markdownTree,
  type MarkdownContent,
  type MarkdownNode,
  type MarkdownRoot,
} from '@forgespec/description/text/markdown';
import { boundedCache } from '../bounded-cache.ts';
import { simpleParagraphs } from './simple-text.ts';
import { highlighted } from './highlighted.ts';
import type { PageWriter } from './page-writer.ts';

/**
 * Writes the Markdown of a description as HTML.
 *
 * @param level the level of the highest heading.
 */
export function writeText(markdown: string, writer: PageWriter, level = 3): Html {
  if (markdown.trim() === '') return html``;
  const simple = simpleParagraphs(markdown);
  if (simple !== undefined) return html`${simple.map((paragraph) => html`<p>${paragraph}</p>`)}`;
  const tree = parsedText(markdown);
  return html`${blocks(tree.children, { ...writer, shift: level - highestHeading(tree) })}`;
}

/** Writes Markdown as a part of a sentence. Blocks inside the Markdown lose their structure. */
export function writeInlineText(markdown: string, writer: PageWriter): Html {
  const simple = simpleParagraphs(markdown);
  if (simple?.length === 1) return html`${simple}`;
  const tree = parsedText(markdown);
  const content = { ...writer, shift: 0 };
  return html`${tree.children.map((node) => (node.type === 'paragraph' ? phrases(node, content) : block(node, content)))}`;
}

/** Parses a text. Many parameters and fields of a description have the same text, so the trees are kept. */
const parsedText = boundedCache(markdownTree);

interface Writing extends PageWriter {
  /** The number that is added to the level of each heading. */
  readonly shift: number;
}

function highestHeading(tree: MarkdownRoot): number {
  const levels = tree.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  return levels.length === 0 ? 1 : Math.min(...levels);
}

const blocks = (nodes: readonly MarkdownContent[], writing: Writing): Html[] =>
  nodes.map((node) => block(node, writing));

/** Writes a node with the elements that have the same meaning. */
function block(node: MarkdownContent, writing: Writing): Html {
  switch (node.type) {
    case 'paragraph':
      return html`<p>${phrases(node, writing)}</p>`;
    case 'heading':
      return heading(node, writing);
    case 'code':
      return html`<pre tabindex="0"><code>${highlighted(languageOf(node.lang), node.value)}</code></pre>`;
    case 'blockquote':
      return html`<blockquote>${blocks(node.children, writing)}</blockquote>`;
    case 'list':
      return list(node, writing);
    case 'table':
      return table(node, writing);
    case 'thematicBreak':
      return html`<hr />`;
    default:
      return phrase(node, writing);
  }
}

/** Returns the name of a language, as samples have it. Text in other languages has no colours. */
function languageOf(name: string | null | undefined): string {
  if (name === 'ts' || name === 'typescript') return 'TypeScript';
  if (name === 'sh' || name === 'shell' || name === 'bash') return 'Shell';
  return name === 'json' ? name : 'text';
}

type Node<Type> = Extract<MarkdownNode, { readonly type: Type }>;

function heading(node: Node<'heading'>, writing: Writing): Html {
  const level = Math.min(6, node.depth + writing.shift);
  const id = encodeURIComponent(writing.headingId(textOf(node)));
  const content = html`<a class="anchor" href="#${id}">${phrases(node, writing)}</a>`.markup;
  return { markup: `<h${level} id="${id}">${content}</h${level}>` };
}

function list(node: Node<'list'>, writing: Writing): Html {
  const items = node.children.map((item) => {
    const [only, ...more] = item.children;
    const isTight = only?.type === 'paragraph' && more.every(({ type }) => type === 'list');
    return isTight
      ? html`<li>${phrases(only, writing)}${blocks(more, writing)}</li>`
      : html`<li>${blocks(item.children, writing)}</li>`;
  });
  if (node.ordered !== true)
    return html`<ul>
      ${items}
    </ul>`;
  return html`<ol start="${node.start ?? 1}">
    ${items}
  </ol>`;
}

function table({ children: [head, ...rows] }: Node<'table'>, writing: Writing): Html {
  const cells = (row: Node<'tableRow'>): Html[] => row.children.map((cell) => html`<td>${phrases(cell, writing)}</td>`);
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head?.children.map((cell) => html`<th scope="col">${phrases(cell, writing)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${cells(row)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const phrases = ({ children }: { readonly children: readonly MarkdownContent[] }, writing: Writing): Html[] =>
  children.map((child) => phrase(child, writing));

function phrase(node: MarkdownContent, writing: Writing): Html {
  switch (node.type) {
    case 'text':
      return html`${node.value}`;
    case 'inlineCode':
      return html`<code>${node.value}</code>`;
    case 'emphasis':
      return html`<em>${phrases(node, writing)}</em>`;
    case 'strong':
      return html`<strong>${phrases(node, writing)}</strong>`;
    case 'delete':
      return html`<del>${phrases(node, writing)}</del>`;
    case 'break':
      return html`<br />`;
    case 'link':
      return html`<a href="${writing.textHref(node.url)}">${phrases(node, writing)}</a>`;
    case 'image':
      return image(node, writing);
    default:
      return html`${textOf(node)}`;
  }
}

/** Writes an image with `data:` as an image, and every other image as a link, because the page loads nothing from other servers. */
const image = ({ url, alt }: Node<'image'>, writing: Writing): Html =>
  html`<a href="${writing.textHref(url)}">${alt === null || alt === undefined || alt === '' ? 'Image' : alt}</a>`;

function textOf(node: MarkdownNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
