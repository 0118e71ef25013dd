/** Writes an item of JSON Lines. */
export const writeJsonLine = (item: unknown): string => `${jsonText(item)}\n`;

/** Writes an item of a JSON text sequence: RFC 7464, section 2.2. */
export const writeJsonRecord = (item: unknown): string => `\u001e${jsonText(item)}\n`;

function jsonText(item: unknown): string {
  const text: string | undefined = JSON.stringify(item);
  if (text === undefined) throw new TypeError(`An item of the type ${typeof item} cannot be written as JSON`);
  return text;
}
