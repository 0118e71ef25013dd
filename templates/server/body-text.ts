import type { Decoded } from '../shared/request-decoders.ts';
import { Refusal } from './refusal.ts';

/** The limits of request bodies. */
export interface BodyLimits {
  /** The largest body, in bytes. Default: 10 MiB. A larger body gets a 413. */
  readonly body: number;
  /** The largest depth of nested objects and arrays. Default: 100. A deeper body gets a 400. */
  readonly depth: number;
}

/** Options of a server that reads request bodies. */
export interface BodyOptions {
  readonly limits?: Partial<BodyLimits>;
}

export const withDefaultLimits = ({ limits }: BodyOptions): BodyLimits => ({
  body: limits?.body ?? 10 * 1024 * 1024,
  depth: limits?.depth ?? 100,
});

/**
 * The functions that parse text. The server gets these functions from the validators, so that the same rules apply to all parts of a
 * request.
 */
export interface TextReaders {
  /** @throws {SyntaxError} with a message that continues a sentence about the text, such as `must be JSON`. */
  readonly parseJson: (text: string, depth: number) => unknown;
  /** Parses a form without a described schema. */
  readonly plainForm: (text: string) => Decoded;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws {Refusal} 400 if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not UTF-8.');
  }
}

/**
 * Parses a body of JSON.
 *
 * @throws {Refusal} 400 if the body is not JSON, or if different programs would parse it differently, for example because of a repeated
 * key.
 */
export function parseBody(text: string, { parseJson }: TextReaders, depth: number): unknown {
  try {
    return parseJson(text, depth);
  } catch (error) {
    throw error instanceof SyntaxError ? new Refusal(400, `The body ${error.message}.`) : error;
  }
}

/** Returns the refusal of a body that exceeds the limit. */
export const tooLarge = (limit: number): Refusal => new Refusal(413, `The body is longer than ${limit} bytes.`);
