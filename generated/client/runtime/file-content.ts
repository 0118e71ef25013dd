// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The content of a file as a request takes it. */
export interface FileContent {
  readonly content: string;
  readonly encoding: 'base64' | 'text';
}

/** The content of a file, as text where it is text, and in Base64 where it is bytes that are no UTF-8. */
export function fileContent(content: Uint8Array | string): FileContent {
  if (typeof content === 'string') return { content, encoding: 'text' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
    return { content: text, encoding: 'text' };
  } catch {
    return { content: toBase64(content), encoding: 'base64' };
  }
}

/** The bytes of a file as a response gives it. */
export function fileBytes({ content, encoding }: { readonly content: string; readonly encoding: string }): Uint8Array {
  if (encoding !== 'base64') return new TextEncoder().encode(content);
  return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // In parts, because a function takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(binary);
}
