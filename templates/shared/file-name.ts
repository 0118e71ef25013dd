/**
 * Returns the last component of a file name that another program has sent, without control characters: `b.png` for `../a/b.png`, and for
 * `C:\a\b.png`. Returns an empty text if no name is left, as for `..`. A program that joins the result to the path of a folder gets a path
 * inside of this folder.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7578#section-4.2
 */
export function lastComponent(fileName: string): string {
  const components = fileName.replace(/[\u0000-\u001f\u007f-\u009f]/gu, '').split(/[/\\]/u);
  return components.reduce((last, component) => (['', '.', '..'].includes(component.trim()) ? last : component), '');
}
