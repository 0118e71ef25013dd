import ts from 'typescript';
import { splitSentences } from './sentence.ts';
import type { Sentence } from './sentence.ts';

interface Comment {
  readonly start: number;
  readonly end: number;
  readonly isLine: boolean;
}

/**
 * Returns the comments of a file, in order. The function uses a parser, because `//` in a string or a regular expression is not a comment.
 */
function findComments(source: ts.SourceFile): readonly Comment[] {
  const comments = new Map<number, Comment>();
  const { text } = source;
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const { pos, end, kind } of ranges) {
      comments.set(pos, { start: pos, end, isLine: kind === ts.SyntaxKind.SingleLineCommentTrivia });
    }
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...comments.values()].toSorted((a, b) => a.start - b.start);
}

/** Joins line comments on consecutive lines, because a sentence can continue on the next line. */
function joinLines(comments: readonly Comment[], text: string): readonly Comment[] {
  const joined: Comment[] = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const isNextLine = last !== undefined && /^[^\S\n]*\n[^\S\n]*$/u.test(text.slice(last.end, comment.start));
    if (isNextLine && last.isLine && comment.isLine) joined[joined.length - 1] = { ...last, end: comment.end };
    else joined.push(comment);
  }
  return joined;
}

/** Returns the paragraphs of a comment. A new paragraph begins at an empty line, at a tag such as `@param`, and at a list item. */
function paragraphs(comment: string): readonly string[] {
  const lines = comment
    .replaceAll(/^\/\*\*?|\*\/$/gu, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*|\/\/)\s?/u, '').trim());
  const found: string[][] = [[]];
  for (const line of lines) {
    if (line === '' || /^(?:@|-\s)/u.test(line)) found.push([]);
    const words = line.replace(/^@(?:param|property)\s+\S+\s*|^@(?:returns|throws|remarks|example|see)\s*|^-\s+/u, '');
    found.at(-1)?.push(words);
  }
  return found.map((paragraph) => paragraph.join(' '));
}

/** Returns the sentences in the comments of a TypeScript file. */
export function commentSentences(file: string, source: ts.SourceFile): readonly Sentence[] {
  return joinLines(findComments(source), source.text).flatMap(({ start, end }) => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const sentences = paragraphs(source.text.slice(start, end)).flatMap(splitSentences);
    return sentences.map((text) => ({ file, line, text }));
  });
}
