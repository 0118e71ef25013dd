import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { isSafeUrl } from '@forgespec/description/text';
import { keysOfType, type AnnotationOfType, type KeywordOfType } from '@forgespec/model/from-document';
import { urlWithDefaults } from './url-with-defaults.ts';

/** For each keyword of a schema whose value may be any JSON value, true if the value is data of the API. */
const isDataKeyword: Readonly<Record<FreeKeyword, boolean>> = {
  $vocabulary: false,
  const: true,
  default: true,
  discriminator: false,
  enum: true,
  example: true,
  examples: true,
  externalDocs: false,
  xml: false,
};

type FreeKeyword = AnnotationOfType<'any' | 'array'> | KeywordOfType<'any' | 'array'>;

/**
 * Properties whose values are data of the API. The values stay unchanged, because pages show them as JSON. `examples` is not in the list,
 * because its value is a map outside of schemas.
 */
const dataKeys: ReadonlySet<string> = new Set([
  ...Object.entries(isDataKeyword).flatMap(([key, isData]) => (isData && key !== 'examples' ? [key] : [])),
  'value',
]);

/** Properties whose values are URLs. */
const urlKeys: ReadonlySet<string> = new Set([
  'authorizationUrl',
  'externalValue',
  'href',
  'openIdConnectUrl',
  'refreshUrl',
  'termsOfService',
  'tokenUrl',
  'url',
]);

/** Properties whose values are Markdown. */
const markdownKeys: ReadonlySet<string> = new Set(['description', 'x-description']);

/** Properties whose values are objects that map names to Markdown. */
const markdownMapKeys: ReadonlySet<string> = new Set(['scopes', 'x-enum-descriptions', 'x-enumDescriptions']);

/**
 * Properties whose values are objects that map names to other objects. In such a map, `default` is a name. It is not
 * the keyword of a schema.
 */
const mapKeys: ReadonlySet<string> = new Set([
  ...keysOfType('schemaMap'),
  'callbacks',
  'content',
  'encoding',
  'examples',
  'headers',
  'links',
  'parameters',
  'pathItems',
  'paths',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
  'variables',
  'webhooks',
  'x-webhooks',
]);

/**
 * Returns a document that pages can show safely: its Markdown contains no HTML, and its URLs run no scripts. Data of
 * the API, such as example values, stays unchanged. Does not change the given document.
 *
 * @param markdown removes the HTML from a Markdown text.
 */
export const safeDocument = (document: JsonObject, markdown: CleanMarkdown): JsonObject =>
  safeObject(document, markdown);

/** A function that removes the HTML from a Markdown text. */
type CleanMarkdown = (text: string) => string;

const safeObject = (object: JsonObject, markdown: CleanMarkdown): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, member]) => [key, safeMember(key, member, object, markdown)]));

/** @param owner the object that has the member. */
function safeMember(key: string, member: JsonValue | undefined, owner: JsonObject, markdown: CleanMarkdown): JsonValue {
  const safe = (node: JsonValue | undefined): JsonValue => safeNode(node, markdown);
  if (typeof member === 'string') return safeText(key, member, owner, markdown);
  if (dataKeys.has(key) || (key === 'examples' && Array.isArray(member))) return member ?? null;
  if (markdownMapKeys.has(key)) return safeTexts(member, markdown);
  if (!isJsonObject(member)) return safe(member);
  // The URL of the logo stays unchanged. It is often a `data:` URL, and an image cannot run scripts.
  if (key === 'x-logo') return { ...safeObject(member, markdown), url: member.url };
  // Each member of `callbacks` is itself a map, from URLs to path items.
  if (key === 'callbacks') return mapped(member, (item) => (isJsonObject(item) ? mapped(item, safe) : safe(item)));
  return mapKeys.has(key) ? mapped(member, safe) : safeObject(member, markdown);
}

/** Returns the safe text of a property. It may be Markdown, a URL or another text. */
function safeText(key: string, text: string, owner: JsonObject, markdown: CleanMarkdown): string {
  if (markdownKeys.has(key)) return markdown(text);
  const isSafe = !urlKeys.has(key) || isSafeUrl(urlWithDefaults(text, owner));
  return isSafe ? text : encodeURIComponent(text.toWellFormed());
}

/** Returns a value in which each text is safe Markdown. */
function safeTexts(texts: JsonValue | undefined, markdown: CleanMarkdown): JsonValue {
  const safe = (inner: JsonValue | undefined): JsonValue => safeTexts(inner, markdown);
  if (typeof texts === 'string') return markdown(texts);
  if (Array.isArray(texts)) return texts.map(safe);
  return isJsonObject(texts) ? mapped(texts, safe) : (texts ?? null);
}

/** Returns a value in which each object is safe. */
function safeNode(node: JsonValue | undefined, markdown: CleanMarkdown): JsonValue {
  if (Array.isArray(node)) return node.map((item) => safeNode(item, markdown));
  return isJsonObject(node) ? safeObject(node, markdown) : (node ?? null);
}

const mapped = (members: JsonObject, change: (member: JsonValue | undefined) => JsonValue): JsonObject =>
  Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]));
