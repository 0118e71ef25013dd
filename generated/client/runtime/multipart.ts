// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The content of a file, as requests and responses contain it. */
export interface FileContent {
  readonly content: string;
  readonly encoding: 'base64' | 'text';
}

/** Returns the content of a file: as text if it is a string or valid UTF-8, otherwise in Base64. */
export function encodeFileContent(content: Uint8Array | string): FileContent {
  if (typeof content === 'string') return { content, encoding: 'text' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
    return { content: text, encoding: 'text' };
  } catch {
    return { content: toBase64(content), encoding: 'base64' };
  }
}

/** Decodes the content of a file in a response. Returns the bytes of the file. */
export function decodeFileContent({
  content,
  encoding,
}: {
  readonly content: string;
  readonly encoding: string;
}): Uint8Array {
  if (encoding !== 'base64') return new TextEncoder().encode(content);
  return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // Converts the bytes in chunks, because the number of arguments of a function is limited.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(binary);
}
