import type { OperationModel } from '@forgespec/model';
import { literalMarkdown, markdownWithoutHtml } from '@forgespec/description/text/markdown';

/** The longest title, in characters. With a longer one, the method and path are too far below the title on a phone. */
const longest = 72;

/**
 * Returns the title of an operation: its summary, or the first sentence of a long summary. If it has no summary, the first sentence of its
 * description is the title, if it is short and has no markup. Otherwise, the title is the name of the operation in the client.
 */
export function operationTitle({ summary, description = '', name }: OperationModel): string {
  if (summary === undefined || summary.trim() === '') return shortSentence(description) ?? name;
  return isTitle(summary) ? summary : (shortSentence(summary) ?? cut(summary));
}

const isTitle = (summary: string): boolean => summary.length <= longest;

function shortSentence(text: string): string | undefined {
  const [line = ''] = markdownWithoutHtml(text.slice(0, 2000)).trim().split('\n', 1);
  const [sentence = ''] = /^[^.!?]+(?=[.!?](?:\s|$)|$)/u.exec(line) ?? [];
  const isPlain = sentence.includes(' ') && !/[*_`<>[\]\\#|]/u.test(sentence);
  return isPlain && isTitle(sentence) ? sentence : undefined;
}

const cut = (text: string): string => `${text.slice(0, longest - 1).replace(/\s+\S*$/u, '')}…`;

/**
 * Returns the text below the title of an operation, in Markdown: the description, without its first paragraph if the title contains it, and
 * the whole summary if it is longer than the title.
 */
export function textBelowTitle(operation: OperationModel): string {
  const { summary = '', description = '' } = operation;
  if (summary.trim() !== '') {
    const isShown = isTitle(summary) || description.startsWith(summary.trim());
    return isShown ? description : `${literalMarkdown(summary)}\n\n${description}`;
  }
  const [first = '', ...others] = markdownWithoutHtml(description)
    .trim()
    .split(/\n\s*\n/u);
  return first.replace(/[.!?]$/u, '') === operationTitle(operation) ? others.join('\n\n') : description;
}
