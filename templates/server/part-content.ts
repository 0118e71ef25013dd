import { assumeType } from '../shared/assume-type.ts';
import { textDecoder } from '../shared/charset.ts';
import { joinChunks } from './join-chunks.ts';
import { Refusal } from './refusal.ts';
import { quoted } from './response-head.ts';

/** The content of a part, which arrives in pieces. */
export interface PartContent {
  /** Adds a piece. The caller must not change the bytes later. */
  add(piece: Uint8Array): void;
  /** Returns the whole content. */
  end(): File | string;
}

/** Returns the content of a part that is a file. A `Blob` of `Blob`s does not copy their bytes, so only one copy is in memory. */
export function fileContent(fileName: string, type: string): PartContent {
  const blobs: Blob[] = [];
  const pieces = collected((list) => void blobs.push(new Blob(list)));
  return {
    add: pieces.add,
    end() {
      return new File([...blobs, ...pieces.take()], fileName, { type: type || 'text/plain' });
    },
  };
}

/**
 * Returns the content of a part that is text.
 *
 * @param name the name of the field, for messages.
 * @param charset the name of the character set.
 */
export function textContent(name: string, charset: string): PartContent {
  let text = '';
  let decoder: ReturnType<typeof textDecoder>;
  const decode = (bytes: Uint8Array, stream: boolean): void => {
    // A decoder without the option `stream` has no state, so all short texts share one.
    decoder ??= charset === 'utf-8' && !stream ? utf8 : textDecoder(charset, bytes);
    if (decoder === undefined)
      throw new Refusal(415, `The part ${quoted(name)} is in ${quoted(charset)}, which is not a known character set.`);
    try {
      text += decoder.decode(bytes, { stream });
    } catch {
      const known = charset === 'utf-8' ? 'UTF-8' : charset;
      throw new Refusal(400, `The part ${quoted(name)} is not ${known}.`);
    }
  };
  const pieces = collected((list) => decode(joined(list), true));
  return {
    add: pieces.add,
    end() {
      decode(joined(pieces.take()), false);
      return text;
    },
  };
}

/** The largest number of bytes and of pieces that are collected before they are processed together. */
const mostBytes = 256 * 1024;
const mostPieces = 1000;

/** Bytes that a `Blob` accepts. In some versions of TypeScript, this type is narrower than `Uint8Array`. */
type Piece = ReturnType<typeof Uint8Array.from>;

/** Collects pieces. If there are many, passes them to `process`. */
function collected(process: (pieces: Piece[]) => void): { add(piece: Uint8Array): void; take(): Piece[] } {
  let pending: Piece[] = [];
  let bytes = 0;
  const take = (): Piece[] => {
    const taken = pending;
    pending = [];
    bytes = 0;
    return taken;
  };
  return {
    take,
    add(piece) {
      if (piece.length === 0) return;
      pending.push(assumeType(piece));
      bytes += piece.length;
      if (bytes >= mostBytes || pending.length >= mostPieces) process(take());
    },
  };
}

const joined = (pieces: readonly Piece[]): Uint8Array =>
  joinChunks(
    pieces,
    pieces.reduce((length, piece) => length + piece.length, 0),
  );

const utf8 = new TextDecoder('utf-8', { fatal: true });
