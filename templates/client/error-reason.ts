import { isObject } from '../shared/plain-value.ts';
import { oneLine } from './one-line.ts';

/** The names of properties that explain a failure, the most precise one first. The first one that has a text counts. */
const explanations = 'message error_description detail error description msg fault faultstring title reason code'.split(
  ' ',
);

/** The names of properties with further explanations, for example one for each invalid field. */
const lists = ['errors', 'errorMessages', 'context_info'];

/** The names of properties with the name of an invalid field, or the path to it. */
const fields = ['field', 'loc', 'pointer', 'parameter', 'name'];

const longest = 400;
const mostItems = 10;

/**
 * Returns the explanation of a failure in one line of at most 400 characters. Returns undefined if there is none. In HTML and XML, only the
 * element `title` or `message` is an explanation.
 *
 * @param body the value of a JSON body, or the text of another body.
 */
export function reasonIn(body: unknown): string | undefined {
  const texts = typeof body === 'string' ? textsOfDocument(body) : textsIn(body);
  const lines = texts.slice(0, mostItems).map((text) => oneLine(text, longest));
  const different = lines.filter((line, index) => !lines.slice(0, index).some((earlier) => earlier.includes(line)));
  return oneLine(different.join('; '), longest) || undefined;
}

function textsOfDocument(text: string): string[] {
  if (/^\s*</u.test(text)) return /<(?:title|message)\b[^<>]*>([^<]*)/iu.exec(text.slice(0, 4000))?.slice(1) ?? [];
  return text.length > longest ? [] : [text];
}

/** @param name the name of the property with the value. It is empty for the body. */
function textsIn(value: unknown, name: string = '', depth: number = 0): string[] {
  if (typeof value === 'string') return [value];
  if (!isObject(value) || depth > 5) return [];
  if (Array.isArray(value)) return value.slice(0, mostItems).flatMap((item) => textsOfItem(item, depth + 1));
  const properties = new Map<string, unknown>(Object.entries(value));
  const textsAt = (key: string): string[] => textsIn(properties.get(key), key, depth + 1);
  // A map from fields to explanations: `"message": { "name": ["has already been taken"] }`.
  const isMap = [...properties].every(([key, texts]) => Array.isArray(texts) && !lists.includes(key));
  if (name === '' || (name !== 'errors' && !isMap)) {
    const texts = [explanations.map(textsAt).find(({ length }) => length) ?? [], lists.flatMap(textsAt)].flat();
    if (texts.length > 0 || !isMap) return texts;
  }
  return [...properties.keys()].slice(0, mostItems).flatMap((key) => textsAt(key).map((text) => `${key}: ${text}`));
}

function textsOfItem(item: unknown, depth: number): string[] {
  const { source, ...own }: Readonly<Record<string, unknown>> = { ...(isObject(item) && item) };
  const properties = new Map<string, unknown>(Object.entries({ ...(isObject(source) && source), ...own }));
  const [field = ''] = fields.flatMap((name) => [properties.get(name)].flat().join('.') || []);
  return textsIn(item, 'item', depth).map((text) => (text.includes(field) ? text : `${field}: ${text}`));
}
