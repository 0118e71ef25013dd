/**
 * A sentence of a comment, a document or a test title. `line` is the first line of the comment, the paragraph or the
 * title.
 */
export interface Sentence {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Splits a paragraph into sentences. Fragments of one word are left out. */
export function splitSentences(paragraph: string): readonly string[] {
  return paragraph
    .split(/(?<=[.!?])\s+(?=[A-Z`{("'@0-9])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]{2}.*\s/iu.test(sentence));
}

/**
 * Returns the sentences without duplicates. If several sentences have the same text, only the first of them is
 * returned.
 */
export function uniqueSentences(sentences: readonly Sentence[]): readonly Sentence[] {
  return [...new Map(sentences.toReversed().map((sentence) => [sentence.text, sentence])).values()].toReversed();
}
