import type { Inline, PageTarget } from './content.ts';

export const codeText = (text: string): Inline => ({ kind: 'code', text });

export const linkTo = (to: PageTarget, ...content: readonly Inline[]): Inline => ({ kind: 'link', to, content });

/** Returns parts of a sentence with a separator between them: `a, b`. */
export const joinParts = (parts: readonly (readonly Inline[])[], separator: string): Inline[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));

/** Returns texts as code, separated by commas. */
export const codeList = (texts: readonly string[]): Inline[] =>
  joinParts(
    texts.map((text) => [codeText(text)]),
    ', ',
  );

/** Returns the plain text of parts of a sentence. */
export const plainText = (parts: readonly Inline[]): string => parts.map(textOf).join('');

function textOf(part: Inline): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'link') return plainText(part.content);
  return part.kind === 'markdown' ? part.markdown : part.text;
}
