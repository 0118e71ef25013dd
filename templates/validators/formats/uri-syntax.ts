import { isLetter } from './ascii.ts';
import { authorityEnd } from './uri-authority.ts';
import { path, query, runEnd, scheme, segmentWithoutColon, type Beyond } from './uri-characters.ts';

const hash = 0x23;
const slash = 0x2f;
const colon = 0x3a;
const question = 0x3f;

/** Returns true if a text is `scheme ":" hier-part [ "?" query ] [ "#" fragment ]`. RFC 3986, section 3; RFC 3987, section 2.2. */
export function hasUriSyntax(text: string, hasIriFormat: boolean): boolean {
  const at = schemeEnd(text);
  return at > 0 && isAfterScheme(text, at + 1, hasIriFormat);
}

/** Returns true if a text is a URI or IRI, or a `relative-ref`. RFC 3986, section 4.1; RFC 3987, section 2.2. */
export function hasReferenceSyntax(text: string, hasIriFormat: boolean): boolean {
  const at = schemeEnd(text);
  if (at > 0) return isAfterScheme(text, at + 1, hasIriFormat);
  if (text.charCodeAt(0) === slash) return isAfterScheme(text, 0, hasIriFormat);
  const segment = runEnd(text, 0, segmentWithoutColon, hasIriFormat ? 'ucschar' : 'nothing');
  return text.charCodeAt(segment) !== colon && isPathAndRest(text, segment, hasIriFormat);
}

/** Returns the index of the colon after `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`. Returns -1 if the scheme is missing. Section 3.1. */
function schemeEnd(text: string): number {
  if (!isLetter(text.charCodeAt(0))) return -1;
  let at = 1;
  while (at < text.length && scheme[text.charCodeAt(at)] === 1) at++;
  return text.charCodeAt(at) === colon ? at : -1;
}

function isAfterScheme(text: string, start: number, hasIriFormat: boolean): boolean {
  const hasAuthority = text.charCodeAt(start) === slash && text.charCodeAt(start + 1) === slash;
  if (!hasAuthority) return isPathAndRest(text, start, hasIriFormat);
  const end = authorityEnd(text, start + 2, hasIriFormat ? 'ucschar' : 'nothing');
  return end >= 0 && isPathAndRest(text, end, hasIriFormat);
}

function isPathAndRest(text: string, start: number, hasIriFormat: boolean): boolean {
  const beyond: Beyond = hasIriFormat ? 'ucschar' : 'nothing';
  let at = runEnd(text, start, path, beyond);
  if (at === text.length) return true;
  if (text.charCodeAt(at) === question)
    at = runEnd(text, at + 1, query, hasIriFormat ? 'ucschar or iprivate' : 'nothing');
  // A fragment may contain the characters of a query, except `iprivate`.
  if (at < text.length && text.charCodeAt(at) === hash) at = runEnd(text, at + 1, query, beyond);
  return at === text.length;
}
