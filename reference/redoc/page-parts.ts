/** A page, split at one of its parts. */
export interface SplitPage {
  readonly before: string;
  readonly part: string;
  readonly after: string;
}

/**
 * Splits a page at the text between two markers. The markers belong to `before` and `after`.
 *
 * The page of a large description has more than 8 MB, and a regular expression that passes so much text can overflow the stack. So this
 * module only searches for fixed texts.
 *
 * @returns undefined if the page does not contain the markers in this order.
 */
export function splitAt(page: string, start: string, end: string): SplitPage | undefined {
  const startIndex = page.indexOf(start);
  if (startIndex === -1) return undefined;
  const from = startIndex + start.length;
  const to = page.indexOf(end, from);
  if (to === -1) return undefined;
  return { before: page.slice(0, from), part: page.slice(from, to), after: page.slice(to) };
}

/** The start of the script that contains Redoc and the document. */
export const moduleScript = '<script type="module">';

/**
 * Splits a page at the content of the element into which Redoc renders the document. The module script follows this element.
 *
 * @returns undefined if the page does not contain the element and the script.
 */
export function splitAtRoot(page: string): SplitPage | undefined {
  const split = splitAt(page, '<div id="redoc">', moduleScript);
  const end = split?.part.lastIndexOf('</div>') ?? -1;
  if (split === undefined || end === -1) return undefined;
  return { ...split, part: split.part.slice(0, end), after: split.part.slice(end) + split.after };
}
