import { asciiSet, isDigit, lettersAndDigits } from './ascii.ts';
import { isIprivate, isUcschar } from './iri-characters.ts';
import { isPercentEncoded, percent } from './percent-encoding.ts';

const asterisk = 0x2a;
const comma = 0x2c;
const dot = 0x2e;
const zero = 0x30;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** The literal characters of RFC 6570, section 2.1, and the apostrophe (erratum 6937). */
const literals = /* @__PURE__ */ asciiSet(`${lettersAndDigits}!#$&'()*+,-./:;=?@[]_~`);
const operators = /* @__PURE__ */ asciiSet('+#./;?&');
const varchar = /* @__PURE__ */ asciiSet(`${lettersAndDigits}_`);

/**
 * `uri-template`: `/shops/{id}{?page,size*}`. RFC 6570, section 2, up to level 4.
 *
 * - The operators `=`, `,`, `!`, `@` and `|` are reserved for extensions (section 2.2), and not valid.
 * - The expanded text does not have to be a URI: it may be relative, empty or anything else.
 */
export function hasUriTemplateFormat(text: string): boolean {
  for (let at = 0; at >= 0; at = partEnd(text, at)) {
    while (at < text.length && literals[text.charCodeAt(at)] === 1) at++;
    if (at === text.length) return true;
  }
  return false;
}

// Each function below returns the index after the text that matches the rule in its comment. Without a match, the function returns -1.

/** An expression, `pct-encoded`, or a character beyond ASCII. */
function partEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === openBrace) return expressionEnd(text, at + 1);
  if (code === percent) return isPercentEncoded(text, at) ? at + 3 : -1;
  const codePoint = text.codePointAt(at) ?? 0;
  if (!isUcschar(codePoint) && !isIprivate(codePoint)) return -1;
  return codePoint > 0xffff ? at + 2 : at + 1;
}

/** `[ operator ] varspec *( "," varspec ) "}"` */
function expressionEnd(text: string, start: number): number {
  let at = operators[text.charCodeAt(start)] === 1 ? start : start - 1;
  do at = varspecEnd(text, at + 1);
  while (text.charCodeAt(at) === comma);
  return text.charCodeAt(at) === closeBrace ? at + 1 : -1;
}

/** `varname [ ":" max-length / "*" ]`. Sections 2.3 and 2.4. */
function varspecEnd(text: string, start: number): number {
  const name = varnameEnd(text, start);
  const modifier = text.charCodeAt(name);
  if (modifier === asterisk) return name + 1;
  return modifier === colon ? maxLengthEnd(text, name + 1) : name;
}

/** `varchar *( [ "." ] varchar )` */
function varnameEnd(text: string, start: number): number {
  let at = start;
  for (let part = start; ; part = at) {
    for (;;) {
      while (at < text.length && varchar[text.charCodeAt(at)] === 1) at++;
      if (text.charCodeAt(at) !== percent || !isPercentEncoded(text, at)) break;
      at += 3;
    }
    if (at === part) return -1;
    if (text.charCodeAt(at) !== dot) return at;
    at++;
  }
}

/** `%x31-39 0*3DIGIT`: from 1 to 9999. */
function maxLengthEnd(text: string, start: number): number {
  let at = start;
  while (at < start + 4 && isDigit(text.charCodeAt(at))) at++;
  return at === start || text.charCodeAt(start) === zero ? -1 : at;
}
