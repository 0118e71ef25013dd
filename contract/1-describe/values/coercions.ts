import type { JsonValue } from '@forgespec/description/json';

/**
 * Returns the values to which a server may coerce a text. Values in a query, path, header or form have no types. A server may
 * accept a text if at least one of the returned values is valid.
 */
export function coercions(text: string): JsonValue[] {
  const found: JsonValue[] = [text, [text]];
  if (text.trim() !== '' && Number.isFinite(Number(text))) found.push(Number(text), [Number(text)]);
  if (text === 'true' || text === 'false') found.push(text === 'true', [text === 'true']);
  if (text === '' || text === 'null') found.push(null, []);
  if (text.includes(',')) {
    const parts = text.split(',');
    found.push(
      parts,
      parts.map((part) => (Number.isFinite(Number(part)) ? Number(part) : part)),
    );
  }
  return found;
}
