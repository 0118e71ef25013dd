import { escapeHtml } from '@forgespec/templates/shared/escape-html';
import { unprintable } from '../diagnostics/printable.ts';

// XML 1.0, section 2.2: most control characters and lone surrogates are not allowed, not even as character references.
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Escapes untrusted text for the content of an XML element. U+FFFD replaces the characters that XML 1.0 forbids. Other unprintable
 * characters, except tabs and line feeds, are written as character references, so that a parser returns them unchanged.
 */
export const xmlText = (text: string): string =>
  escapeHtml(text.toWellFormed().replaceAll(forbidden, '\u{fffd}')).replaceAll(unprintable, (character) =>
    /[\t\n]/u.test(character) ? character : characterReference(character),
  );

/**
 * Converts untrusted text to a quoted XML attribute value. Tabs and line breaks are written as character references, because a parser
 * replaces unescaped tabs and line breaks by spaces (XML 1.0, section 3.3.3).
 */
export const xmlAttribute = (text: string): string => `"${xmlText(text).replaceAll(/[\t\n]/gu, characterReference)}"`;

const characterReference = (character: string): string => `&#${character.codePointAt(0) ?? 0};`;
