/** The largest length of a piece, in UTF-16 code units. Without this limit, the other side of a connection could fill the memory. */
const longestPiece = 100 * 1024 * 1024;

/**
 * Decodes chunks of UTF-8, and removes a byte order mark. A chunk may end within a character.
 *
 * @param fatal true if bytes that are not UTF-8 are an error; false if they become U+FFFD.
 * @throws {SyntaxError} if `fatal` is true and the bytes are not UTF-8.
 */
export async function* decodedChunks(chunks: AsyncIterable<Uint8Array>, fatal: boolean): AsyncGenerator<string> {
  // If a chunk ends inside the first byte order mark, the decoder of Node.js 24 also removes a second one. So this decoder keeps all byte
  // order marks, and `replace` removes the first one.
  const decoder = new TextDecoder('utf-8', { fatal, ignoreBOM: true });
  const decode = (...input: Parameters<typeof decoder.decode>): string => {
    try {
      return decoder.decode(...input);
    } catch {
      throw new SyntaxError('must be UTF-8');
    }
  };
  let isAtStart = true;
  for await (const chunk of chunks) {
    const text = decode(chunk, { stream: true });
    yield isAtStart ? text.replace(/^\uFEFF/u, '') : text;
    isAtStart &&= text === '';
  }
  yield decode();
}

/** @throws {RangeError} if a text that is not complete yet is too long. */
export function checkLength({ length }: string): void {
  if (length > longestPiece) throw new RangeError(`is longer than ${longestPiece} characters`);
}

/**
 * Splits a text that arrives in chunks.
 *
 * @param separator matches a single character, or a sequence of characters that is never split between two chunks.
 * @param isLastWhole true if the text after the last separator is a piece as well.
 * @throws {RangeError} if a piece is too long.
 */
export async function* piecesOf(
  texts: AsyncIterable<string>,
  separator: RegExp,
  isLastWhole: boolean,
): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    const [first = '', ...others] = text.split(separator);
    piece += first;
    for (const other of others) {
      yield piece;
      piece = other;
    }
    checkLength(piece);
  }
  if (isLastWhole) yield piece;
}
