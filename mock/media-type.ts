import { MIMEType } from 'node:util';
import { Refusal } from './refusal.ts';

/**
 * @returns The media type of a body in lower case and without parameters; `undefined` when the header is absent or
 *   empty.
 * @throws {Refusal} 415 when the header does not parse: Prism would fail on it, even where there is no body.
 */
export function readContentType(header: string | undefined): string | undefined {
  if (header === undefined || header === '') return undefined;
  const type = parse(header);
  if (type === undefined) throw new Refusal(415, `The content type "${header}" is not a media type.`);
  return type.essence;
}

/**
 * Keeps the ranges of an `Accept` header that parse, in a spelling that Prism takes; it fails on the others.
 *
 * @returns `undefined` when no range is left, which asks for nothing in particular.
 */
export function readAccept(header: string | undefined): string | undefined {
  const ranges = (header ?? '').split(',').map((range) => parse(range)?.toString());
  return ranges.filter((range) => range !== undefined).join(', ') || undefined;
}

function parse(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text);
  } catch {
    return undefined;
  }
}
