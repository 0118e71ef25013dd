/** The text of a file that a command edits. All bytes that belong to unchanged text stay the same. */
export interface EditableText {
  /** The text without a byte order mark. The line ends are those of the file. */
  readonly text: string;
  /** Returns the bytes of an edited text. Returns undefined if the encoding of the file does not have one of its characters. */
  encode(text: string): Uint8Array | undefined;
}

/**
 * Decodes the bytes of a text file: UTF-8 or UTF-16 with or without a byte order mark. If the bytes are not UTF-8, each byte becomes one
 * character, as in ISO 8859-1. Then ASCII text is correct in every common encoding, and all other bytes stay the same.
 */
export function editableText(bytes: Uint8Array): EditableText {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return utf8(buffer.subarray(3), buffer.subarray(0, 3));
  if (first === 0xff && second === 0xfe) {
    const mark = buffer.subarray(0, 2);
    return {
      text: buffer.toString('utf16le', 2),
      encode: (text) => Buffer.concat([mark, Buffer.from(text, 'utf16le')]),
    };
  }
  if (first === 0xfe && second === 0xff) {
    const mark = buffer.subarray(0, 2);
    // A byte that is not a part of a code unit stays at the end.
    const half = buffer.subarray(buffer.length - (buffer.length % 2));
    const rest = Buffer.from(buffer.subarray(2, buffer.length - half.length)).swap16();
    return {
      text: rest.toString('utf16le'),
      encode: (text) => Buffer.concat([mark, Buffer.from(text, 'utf16le').swap16(), half]),
    };
  }
  return utf8(buffer, Buffer.alloc(0));
}

function utf8(buffer: Buffer, mark: Buffer): EditableText {
  const text = buffer.toString('utf8');
  if (Buffer.from(text).equals(buffer)) return { text, encode: (edited) => Buffer.concat([mark, Buffer.from(edited)]) };
  return {
    text: buffer.toString('latin1'),
    encode: (edited) =>
      /[^\0-\u00ff]/u.test(edited) ? undefined : Buffer.concat([mark, Buffer.from(edited, 'latin1')]),
  };
}

/**
 * Edits a text with the line ends `\n`, and then restores the line ends of the unchanged lines. New lines get the line end that most lines of
 * the text have.
 */
export function withLineEnds(text: string, edit: (text: string) => string): string {
  const lines = text.split(/(?<=\n)/u);
  const plain = lines.map((line) => line.replace(/\r\n$/u, '\n'));
  const edited = edit(plain.join('')).split(/(?<=\n)/u);
  let start = 0;
  while (start < Math.min(plain.length, edited.length) && plain[start] === edited[start]) start++;
  let end = 0;
  const most = Math.min(plain.length, edited.length) - start;
  while (end < most && plain.at(-1 - end) === edited.at(-1 - end)) end++;
  const isWindows = lines.filter((line) => line.endsWith('\r\n')).length * 2 > plain.length - 1 && plain.length > 1;
  const added = edited.slice(start, edited.length - end);
  return [
    ...lines.slice(0, start),
    ...(isWindows ? added.map((line) => line.replace(/\n$/u, '\r\n')) : added),
    ...lines.slice(lines.length - end),
  ].join('');
}
