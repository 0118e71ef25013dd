import { decodedChunks, piecesOf } from './text-pieces.ts';

/** Splits a body into JSON texts. The generator throws a `SyntaxError` if the body is not UTF-8, or if an item seems to be incomplete. */
export type SplitItems = (chunks: AsyncIterable<Uint8Array>) => AsyncGenerator<string>;

/** Splits JSON Lines. Ignores empty lines. */
export const jsonLines: SplitItems = async function* jsonLines(chunks) {
  for await (const line of piecesOf(decodedChunks(chunks, true), /\n/u, true)) if (line.trim() !== '') yield line;
};

/** Splits a JSON text sequence: RFC 7464, section 2. */
export const jsonRecords: SplitItems = async function* jsonRecords(chunks) {
  for await (const record of piecesOf(decodedChunks(chunks, true), /\u001e/u, true)) {
    if (record.trim() === '') continue;
    // A number or a word such as `true` at the end of a record may be cut off, if no white space follows it: section 2.4.
    if (/[\w.]$/u.test(record)) throw new SyntaxError('must end with a line feed');
    yield record;
  }
};
