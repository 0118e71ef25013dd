import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createDiagnostics,
  isFetched,
  printableLine,
  sourceName,
  type Diagnostic,
} from '@forgespec/description/diagnostics';
import { fileReader, loadDescription, readerWithText, type LoadOptions } from '@forgespec/description/load';
import { isOpenApiDocument, type OpenApiDocument } from './openapi-document.ts';

/**
 * Reads a description, and bundles its files into one document.
 *
 * @param spec the path of a file, a URL, or the description itself as an object. References of an object are relative to the working
 * directory.
 * @throws {Error} with the location and the message of each error of the description.
 */
export async function readDocument(spec: string | URL | object, options: LoadOptions): Promise<OpenApiDocument> {
  const diagnostics = createDiagnostics();
  const { path, reader } = await sourceOf(spec);
  const description = await loadDescription(path, diagnostics, { asWritten: true, ...options, reader });
  const errors = diagnostics.all.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(lineOf).join('\n'));
  const document = description?.document;
  if (!isOpenApiDocument(document)) throw new Error('The document is not an OpenAPI description.');
  return document;
}

async function sourceOf(spec: string | URL | object): Promise<{ path: string } & Pick<LoadOptions, 'reader'>> {
  if (typeof spec === 'object' && !(spec instanceof URL)) {
    const path = resolve('openapi.json');
    return { path, reader: readerWithText({ path, text: JSON.stringify(spec) }, fileReader) };
  }
  const text = String(spec);
  const path = text.startsWith('file:') ? fileURLToPath(text) : text;
  if (!isFetched(path)) return { path, reader: fileReader };
  const { createRemoteReader } = await import('@forgespec/description/remote-reader');
  const limits = { timeout: 30_000, maxBytes: 25_000_000 };
  const lock = { file: resolve('forgespec.lock'), mode: undefined };
  return {
    path,
    reader: createRemoteReader({ root: path, allowedOrigins: [], headers: {}, offline: false, lock, ...limits }),
  };
}

function lineOf({ location, message, fix }: Diagnostic): string {
  const place =
    location === undefined ? '' : `${sourceName(location.source.path)}:${location.line}:${location.column}: `;
  return printableLine([`${place}${message}`, fix].filter((part) => part !== undefined).join(' '));
}
