import { isGetOrHead } from '@forgespec/templates/shared/get-or-head';
import { curlAddressOptions, shellWordOnOneLine } from '@forgespec/description/text';
import type { WireRequest } from './wire-request.ts';

/**
 * Returns a `curl` command line that repeats a request. The command reads the credentials from environment variables, such as `$API_KEY`.
 *
 * @param origin the origin of the server, without a slash at the end.
 */
export function curl(origin: string, { method, target, headers, body, credentials }: WireRequest): string {
  const placeholders = credentials?.placeholders ?? {};
  const secretHeaders = Object.keys(credentials?.headers ?? {}).flatMap((name) => [
    '-H',
    `${shellWordOnOneLine(`${name}: `)}"${placeholders[name] ?? ''}"`,
  ]);
  const secretQuery = Object.keys(credentials?.query ?? {}).map(
    (name, index) =>
      `${index === 0 && !target.includes('?') ? "'?'" : "'&'"}${shellWordOnOneLine(`${name}=`)}"${placeholders[name] ?? ''}"`,
  );
  const words = [
    'curl',
    method === 'HEAD' ? '--head' : '-i',
    ...curlAddressOptions(target),
    ...(isGetOrHead(method) ? [] : ['-X', shellWordOnOneLine(method)]),
    ...secretHeaders,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', shellWordOnOneLine(`${name}: ${value}`)]),
    ...(body === undefined ? [] : ['--data-binary', shellWordOnOneLine(body)]),
    shellWordOnOneLine(origin + target) + secretQuery.join(''),
  ];
  return words.join(' ');
}
