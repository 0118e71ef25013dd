import { readDisposition } from '@forgespec/templates/server/part-disposition';
import { element } from './element.ts';
import type { ShownResponse } from './send-request.ts';

/** Creates a link that saves the body of a response as a file. */
export const saveLink = ({ body, headers }: Pick<ShownResponse, 'body' | 'headers'>): HTMLElement =>
  element('a', { href: URL.createObjectURL(body), download: savedName(headers) }, 'Save the body');

/**
 * Returns the name of the file: the name in the header `Content-Disposition`, otherwise `body`. A server of another origin must allow pages to
 * read this header.
 */
export function savedName(headers: ShownResponse['headers']): string {
  const [, disposition = ''] = headers.find(([name]) => name.toLowerCase() === 'content-disposition') ?? [];
  return readDisposition(disposition)?.fileName || 'body';
}
