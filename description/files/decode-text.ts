type Encoding = 'utf-8' | 'utf-16be' | 'utf-16le' | 'utf-32';

/**
 * Decodes UTF-8 or UTF-16. Removes the byte order mark, and converts all line ends to `\n`.
 *
 * @throws {TypeError} if the bytes are neither UTF-8 nor UTF-16.
 */
export function decodedText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-32') throw new TypeError('The encoding is UTF-32.');
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  return text.includes('\r') ? text.replaceAll(/\r\n?/gu, '\n') : text;
}

/**
 * Returns the encoding of a text file. The byte order mark shows the encoding. Without a byte order mark, the first character must be an
 * ASCII character, and the positions of its zero bytes show the encoding.
 *
 * @see https://yaml.org/spec/1.2.2/#52-character-encodings
 */
function encodingOf([first, second, third, fourth]: Uint8Array): Encoding {
  if (first === 0 && second === 0) return 'utf-32';
  const isLittleEndian = second === 0 || (first === 0xff && second === 0xfe);
  if (isLittleEndian) return third === 0 && fourth === 0 ? 'utf-32' : 'utf-16le';
  return first === 0 || (first === 0xfe && second === 0xff) ? 'utf-16be' : 'utf-8';
}

/**
 * Returns the reason why the bytes of a file cannot be decoded, for example `is neither UTF-8 text nor UTF-16 text`. In a message, the
 * result follows the name of the file.
 */
export function encodingFault(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding === 'utf-32') return 'is not UTF-8 text: its encoding is UTF-32';
  // If the bytes begin like UTF-16 but cannot be decoded, the file probably contains binary data.
  if (encoding !== 'utf-8') return 'is neither UTF-8 text nor UTF-16 text';
  // A binary search sets `valid` to the number of bytes before the first invalid character.
  let [valid, invalid] = [0, bytes.length];
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isUtf8Start(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, valid), { stream: true });
  const lines = text.split('\n');
  const byte = (bytes[Buffer.byteLength(text)] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return `is not UTF-8 text: the byte ${byte} in line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}, is not part of a character`;
}

/** Returns true if bytes are UTF-8. The last character may be incomplete. */
function isUtf8Start(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
