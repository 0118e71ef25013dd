import { html, type Html } from '@forgespec/description/text';

/**
 * Writes a text without a parser, if its only marks of Markdown are empty lines and code between single backticks. Most descriptions are
 * such texts, and the parser takes longer than all other work on a page.
 *
 * @returns the contents of the paragraphs. Undefined if the text needs the parser.
 * @see https://spec.commonmark.org/0.31.2/#code-spans
 */
export function simpleParagraphs(markdown: string): readonly Html[] | undefined {
  if (/``|(?:^|\n)(?: {4}|\t)| {2}\n/u.test(markdown)) return undefined;
  const paragraphs = markdown.trim().split(/[\t ]*\n[\t ]*\n\s*/u);
  const written = paragraphs.map(simpleParagraph);
  return written.every((paragraph) => paragraph !== undefined) ? written : undefined;
}

/** Matches the characters that can be a mark, and the characters that are a mark at the start of a line. */
const marks = /[*_`[\]<&\\|]|(?:^|\n)\s*(?:[-+=>#~]|\d+[.)])/u;

function simpleParagraph(text: string): Html | undefined {
  const parts = text.split(/`([^`\n]+)`/u);
  // The parts with odd indexes are code. A placeholder in the place of code keeps a mark after it from being at the start of a line.
  if (marks.test(parts.map((part, index) => (index % 2 === 1 ? 'x' : part)).join(''))) return undefined;
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<code>${part.replace(/^ (?=.*\S)(.*) $/u, '$1')}</code>` : part,
  )}`;
}
