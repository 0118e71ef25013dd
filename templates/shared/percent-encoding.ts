const percent = 37;

/**
 * Decodes percent-encoded text as `decodeURIComponent` does, but without exceptions. An exception would take more time than all other work
 * for a request. Returns undefined if an escape is not valid, or if the bytes are not UTF-8. RFC 3986, section 2.1; RFC 3629, section 4.
 */
export function percentDecoded(text: string): string | undefined {
  let decoded = '';
  let start = 0;
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', start)) {
    const first = byteAt(text, at);
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const code = length === 1 ? first : codePointAt(text, at, first, length);
    if (code === -1) return undefined;
    decoded += text.slice(start, at) + String.fromCodePoint(code);
    start = at + 3 * length;
  }
  return decoded + text.slice(start);
}

/**
 * Decodes a name or a value of a query or a form, in which `+` is a space. Returns undefined in the same cases as {@link percentDecoded}.
 * WHATWG URL, section 5.1.
 */
export function formDecoded(text: string): string | undefined {
  const spaced = text.replace(/\+/gu, ' ');
  if (!spaced.includes('%')) return spaced;
  if (spaced.length < longText) return percentDecoded(spaced);
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

/** From this length on, `decodeURIComponent` takes less time, even if it throws an exception. */
const longText = 4096;

/** Returns the code point that several bytes encode. Returns -1 if the bytes are not valid UTF-8, or if fewer bytes would be enough. */
function codePointAt(text: string, at: number, first: number, length: number): number {
  if (first < 0xc2 || first > 0xf4) return -1;
  let code = first & (0x7f >> length);
  for (let index = 1; index < length; index++) {
    const byte = byteAt(text, at + 3 * index);
    if ((byte & 0xc0) !== 0x80) return -1;
    code = (code << 6) | (byte & 0x3f);
  }
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  const least = length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000;
  return code < least || code > 0x10ffff || isSurrogate ? -1 : code;
}

/** Returns the byte of the escape at an offset: 0x2F for `%2F`. Returns -1 if there is no valid escape. */
function byteAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== percent) return -1;
  const high = hexDigit(text.charCodeAt(at + 1));
  const low = hexDigit(text.charCodeAt(at + 2));
  return high === -1 || low === -1 ? -1 : high * 16 + low;
}

function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 0x20;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
