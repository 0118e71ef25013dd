import { html, type Html, scriptJson } from '@forgespec/description/text';
import type { Block, ReferenceLink, Section } from '../content/content.ts';
import type { RequestForm } from '../content/form-data.ts';
import type { PageWriter } from './page-writer.ts';
import { highlighted } from './highlighted.ts';
import { writeFields } from './write-fields.ts';
import { writeInline } from './write-inline.ts';
import { writeInlineText, writeText } from './write-text.ts';

/**
 * Writes the blocks of a page as HTML.
 *
 * @param level the level of the headings of these blocks.
 */
export const writeBlocks = (blocks: readonly Block[], writer: PageWriter, level = 2): Html =>
  html`${blocks.map((block) => writeBlock(block, writer, level))}`;

function writeBlock(block: Block, writer: PageWriter, level: number): Html {
  switch (block.kind) {
    case 'code':
      return figure(block.title, block.language, block.text);
    case 'fields':
      return writeFields(block.shape, writer);
    case 'form':
      return writeForm(block.form);
    case 'list':
      return html`<ul class="facts">
        ${block.items.map((item) => html`<li>${writeInline(item, writer)}</li>`)}
      </ul>`;
    case 'markdown':
      return html`<div class="text">${writeText(block.markdown, writer, level)}</div>`;
    case 'pages':
      return html`<ul class="pages">
        ${block.pages.map((page) => pageEntry(page, writer))}
      </ul>`;
    case 'paragraph':
      return html`<p${{ markup: block.tone === 'warning' ? ' class="warning"' : '' }}>${writeInline(block.content, writer)}</p>`;
    case 'samples':
      return html`<div class="samples">
        ${block.samples.map(({ label, lang, source }) => figure(label, lang, source))}
      </div>`;
    case 'section':
      return section(block, writer, level);
  }
}

/** A code block with its title. A script adds a button that copies the code. */
const figure = (title: string, language: string, text: string): Html =>
  html`<figure class="code">
    <figcaption>${title}</figcaption>
    <pre tabindex="0" aria-label="${title}"><code>${highlighted(language, text)}</code></pre>
  </figure>`;

function section({ id, title, blocks }: Section, writer: PageWriter, level: number): Html {
  const head = html`<a class="anchor" href="#${id}">${writeInline(title, writer)}</a>`.markup;
  return html`<section id="${id}">
    ${{ markup: `<h${level}>${head}</h${level}>` }}${writeBlocks(blocks, writer, level + 1)}
  </section>`;
}

/** Writes an entry of a list of pages. */
function pageEntry(page: ReferenceLink, writer: PageWriter): Html {
  const { to, title, request, isDeprecated, markdown } = page;
  return html`<li>
    <a href="${writer.href(to)}">${title}</a
    >${isDeprecated === true ? html` <span class="deprecated">deprecated</span>` : undefined}${request && html`<span class="request">${methodBadge(request.method)} ${pathCode(request.path)}</span>`}${markdown === undefined || markdown === '' ? undefined : html`<div>${writeInlineText(markdown, writer)}</div>`}
  </li>`;
}

/** Writes the name of a method. Its colour depends on the method. */
export const methodBadge = (method: string): Html =>
  html`<span class="method ${method.toLowerCase().replaceAll(/[^a-z]/gu, '')}">${method}</span>`;

/** Writes a path. If it is longer than a line, the next line begins with a slash. */
export const pathCode = (path: string): Html =>
  html`<code
    >${path.split('/').map((segment, index) => (index < 2 ? html`${'/'.repeat(index)}${segment}` : html`<wbr />/${segment}`))}</code
  >`;

/**
 * Writes the place of the form that tries an operation. The script of the site builds the form from the data. Without the script, the place
 * stays hidden.
 */
const writeForm = (form: RequestForm): Html =>
  html`<section class="try" aria-labelledby="try" hidden>
    <h2 id="try">Try it</h2>
    <script type="application/json">
      ${scriptJson(form)}
    </script>
  </section>`;
