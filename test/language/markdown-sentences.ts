import { splitSentences } from './sentence.ts';
import type { Sentence } from './sentence.ts';

/** A line that begins a new paragraph: an empty line, a heading, a list item, a row of a table, or a quotation. */
const beginning = /^\s*(?:$|#|[-*]\s|\d+\.\s|\||>)/u;

const withoutMarkup = (line: string): string =>
  line
    .replace(/^\s*(?:#+|[-*]|\d+\.|>)\s/u, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll('**', '')
    .trim();

/** Returns the sentences of a Markdown document, without its code blocks and front matter. */
export function markdownSentences(file: string, text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let paragraph: string[] = [];
  let start = 1;
  let isCode = false;
  const end = (): void => {
    for (const sentence of splitSentences(paragraph.join(' '))) sentences.push({ file, line: start, text: sentence });
    paragraph = [];
  };
  for (const [index, line] of text.split('\n').entries()) {
    const isFence = /^\s*```/u.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || beginning.test(line)) end();
    if (isFence || isCode) continue;
    if (paragraph.length === 0) start = index + 1;
    const cells = /^\s*\|/u.test(line) ? line.split('|') : [line];
    for (const cell of cells) {
      if (cells.length > 1) end();
      paragraph.push(withoutMarkup(cell));
    }
  }
  end();
  return sentences;
}
