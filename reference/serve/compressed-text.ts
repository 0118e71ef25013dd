import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content codings that the site is sent with, the preferred one first. */
const codings = {
  br: promisify((text: string, done: (error: Error | null, bytes: Buffer) => void) =>
    // Higher levels need seconds for a page of several megabytes.
    brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  ),
  gzip: promisify((text: string, done: (error: Error | null, bytes: Buffer) => void) => gzip(text, done)),
} as const;

export type Coding = keyof typeof codings;

/** A text of the site, with its entity tag, and its compressed forms. */
export interface CompressedText {
  /** The entity tag of a form of the text. */
  tagOf(coding: Coding | undefined): string;
  /** Returns the compressed text. It is compressed only once. */
  bytesOf(coding: Coding): Promise<Buffer>;
}

export function compressedText(text: string): CompressedText {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const forms = new Map<Coding, Promise<Buffer>>();
  return {
    tagOf: (coding) => `"${digest}${coding === undefined ? '' : `-${coding}`}"`,
    bytesOf(coding) {
      const bytes = forms.get(coding) ?? codings[coding](text);
      forms.set(coding, bytes);
      return bytes;
    },
  };
}

/**
 * Returns the content coding for a client. Returns undefined if the client accepts none of the codings of this server.
 *
 * @param accepted the value of the header `Accept-Encoding`.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function chooseCoding(accepted: string | undefined): Coding | undefined {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/u);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return (Object.keys(codings) as Coding[]).find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}

/**
 * Returns true if the header `If-None-Match` contains an entity tag, or `*`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//u, '') === tag);
