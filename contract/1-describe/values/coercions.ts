import type { JsonValue } from '@forgespec/generator/json';

/**
 * Returns the values that a server may coerce a text to. The values in a query, a path, a header and a form have no types, so a
 * server must reject a text only if none of these values is valid.
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
