import { html, type Html } from '@forgespec/description/text';
import type { ShownAlternative, ShownField, Inline, ShownShape } from '../content/content.ts';
import { plainText } from '../content/inline.ts';
import type { PageWriter } from './page-writer.ts';
import { writeInline } from './write-inline.ts';
import { writeText } from './write-text.ts';

/** Writes the fields of a value as a list. The fields inside a field are in an element that the reader opens. */
export function writeFields(shape: ShownShape, writer: PageWriter): Html {
  const { fields, alternatives, markdown, notes, isCut } = shape;
  return html`${writeText(markdown, writer, 4)}${writeNotes(notes, writer)}${fieldList(fields, writer)}${alternatives.map((each) => alternative(each, writer))}${isCut && fields.length === 0 ? html`<p class="quiet">The fields are on the page of the schema.</p>` : undefined}`;
}

const fieldList = (fields: readonly ShownField[], writer: PageWriter): Html =>
  fields.length === 0
    ? html``
    : html`<ul class="fields">
        ${fields.map((each) => field(each, writer))}
      </ul>`;

function field({ id, name, isRequired, isDeprecated, shape }: ShownField, writer: PageWriter): Html {
  const { type, markdown, notes } = shape;
  return html`<li id="${id}">
    <div class="field">
      <a class="name" href="#${id}"><code>${name}</code></a>
      <span class="type">${writeInline(type, writer)}</span
      >${isRequired ? html` <span class="required">required</span>` : undefined}${isDeprecated ? html` <span class="deprecated">deprecated</span>` : undefined}
    </div>
    ${writeText(markdown, writer, 5)}${writeNotes(notes, writer)}${inner(name, shape, writer)}
  </li>`;
}

function inner(name: string, { fields, alternatives }: ShownShape, writer: PageWriter): Html | undefined {
  if (fields.length + alternatives.length === 0) return undefined;
  return html`<details>
    <summary>Fields of <code>${name}</code></summary>
    ${fieldList(fields, writer)}${alternatives.map((each) => alternative(each, writer))}
  </details>`;
}

/** A link cannot be in a summary, because the summary itself is a button. */
const isLink = (part: Inline): boolean => typeof part !== 'string' && part.kind === 'link';

const alternative = ({ title, shape }: ShownAlternative, writer: PageWriter): Html =>
  html`<details class="alternative">
    <summary>${plainText(title)}</summary>
    ${title.some(isLink) ? html`<p class="quiet">Schema: ${writeInline(title, writer)}</p>` : undefined}${writeFields(shape, writer)}
  </details>`;

const writeNotes = (notes: readonly (readonly Inline[])[], writer: PageWriter): Html | undefined =>
  notes.length === 0
    ? undefined
    : html`<p class="notes">${notes.map((note) => html`<span>${writeInline(note, writer)}</span> `)}</p>`;
