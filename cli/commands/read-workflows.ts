import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { printable } from '@forgespec/description/diagnostics';
import { parse } from 'yaml';
import { CommandError } from './command-error.ts';

/**
 * Reads an Arazzo description, and returns it as the site contains it: as JSON, with `openapi.json` in place of the description. Returns
 * undefined if its sources are only other descriptions, because `--spec` can name another description than the config.
 *
 * @param spec the path or URL of the description.
 * @throws {CommandError} if the file cannot be read, is not an Arazzo description, or has a source that the site does not contain.
 * @see https://spec.openapis.org/arazzo/v1.0.1.html
 */
export async function readWorkflows(file: string, spec: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CommandError(`The workflows ${printable(file)} cannot be read.`, 2);
  const document = parsed(text);
  if (!isJsonObject(document) || typeof document.arazzo !== 'string' || !Array.isArray(document.sourceDescriptions))
    throw new CommandError(`${printable(file)} is not an Arazzo description.`, 2);
  if (!document.sourceDescriptions.some((source) => isJsonObject(source) && isDescription(source.url, file, spec)))
    return undefined;
  const sources = document.sourceDescriptions.map((source) => publishedSource(source, file, spec));
  return `${JSON.stringify({ ...document, sourceDescriptions: sources }, null, 2)}\n`;
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Returns true if the URL of a source is that of the description. */
const isDescription = (url: JsonValue | undefined, file: string, spec: string): boolean =>
  typeof url === 'string' && (url === spec || resolve(dirname(file), url) === resolve(spec));

function publishedSource(source: JsonValue, file: string, spec: string): JsonObject {
  const url = isJsonObject(source) ? source.url : undefined;
  if (!isJsonObject(source) || typeof url !== 'string')
    throw new CommandError(`A source description of ${printable(file)} has no \`url\`.`, 2);
  if (isDescription(url, file, spec)) return { ...source, url: 'openapi.json' };
  if (/^https?:/iu.test(url)) return source;
  throw new CommandError(
    `${printable(file)} has the source ${printable(url)}, which the site does not contain. Write the path of the description from there.`,
    2,
  );
}
