import { lastComponent } from '../shared/file-name.ts';
import { percentDecoded } from '../shared/percent-encoding.ts';

/** The parameters of the header `Content-Disposition` of a part. */
export interface Disposition {
  /** The name of the field. Undefined if the header has no name. */
  readonly name: string | undefined;
  /** The last component of the file name. Undefined if the part is not a file. */
  readonly fileName: string | undefined;
}

/**
 * Reads the header `Content-Disposition` of a part. A file name in the notation of RFC 8187 (`filename*`) takes precedence, as RFC 6266
 * requires. RFC 7578 forbids this notation, but some clients use it.
 *
 * @returns undefined if a file name in the notation of RFC 8187 cannot be decoded.
 * @see https://www.rfc-editor.org/rfc/rfc7578#section-4.2
 * @see https://www.rfc-editor.org/rfc/rfc6266#section-4.3
 */
export function readDisposition(header: string): Disposition | undefined {
  const parameters = parametersIn(header);
  const extended = parameters.get('filename*');
  const fileName = extended === undefined ? unescaped(parameters.get('filename')) : decodedExtended(extended);
  if (extended !== undefined && fileName === undefined) return undefined;
  return {
    name: unescaped(parameters.get('name')),
    fileName: fileName === undefined ? undefined : lastComponent(fileName),
  };
}

// Programs other than browsers escape a quotation mark as `\"`. Browsers do not escape backslashes, so a backslash before the closing
// quotation mark belongs to the value.
const parameter = /;\s*([^=;"\s]+)=(?:"((?:[^"\\]|\\(?!")|\\"(?!\s*(?:;|$))|\\(?="\s*(?:;|$)))*)"|([^;\s"]*))/giu;

/** Returns the parameters of a header. If a name occurs several times, the first one counts. */
function parametersIn(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, token = ''] of header.matchAll(parameter)) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted ?? token);
  }
  return parameters;
}

/** Decodes quotation marks and line breaks, which browsers percent-encode. */
const unescaped = (value: string | undefined): string | undefined =>
  value
    ?.replace(/\\"|%22/gu, '"')
    .replace(/%0d/giu, '\r')
    .replace(/%0a/giu, '\n');

/** Decodes a value such as `UTF-8''na%C3%AFve.png`. RFC 8187, section 3.2. Returns undefined if the value cannot be decoded. */
function decodedExtended(value: string): string | undefined {
  const [charset = '', , text] = value.split("'", 3);
  if (text === undefined) return undefined;
  if (charset.toLowerCase() === 'utf-8') return percentDecoded(text);
  if (charset.toLowerCase() !== 'iso-8859-1') return undefined;
  return text.replace(/%([\da-f]{2})/giu, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}
