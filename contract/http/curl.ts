import { shellWord } from './shell-word.ts';
import type { WireRequest } from './wire-request.ts';

/**
 * A command line that sends a request again. No credential is in it: it takes them from the environment, as `"$PRIVATE_TOKEN"`.
 *
 * @param origin where to, without a slash at the end.
 */
export function curl(origin: string, { method, target, headers, body, credentials }: WireRequest): string {
  const placeholders = credentials?.placeholders ?? {};
  const secretHeaders = Object.keys(credentials?.headers ?? {}).flatMap((name) => [
    '-H',
    `${shellWord(`${name}: `)}"${placeholders[name] ?? ''}"`,
  ]);
  const secretQuery = Object.keys(credentials?.query ?? {}).map(
    (name, index) =>
      `${index === 0 && !target.includes('?') ? "'?'" : "'&'"}${shellWord(`${name}=`)}"${placeholders[name] ?? ''}"`,
  );
  const words = [
    'curl',
    method === 'HEAD' ? '--head' : '-i',
    // curl would take brackets and braces for ranges of addresses, and tidy up `..` on its own.
    ...(/[[\]{}]/u.test(target) ? ['--globoff'] : []),
    ...(target.includes('/.') ? ['--path-as-is'] : []),
    ...(method === 'GET' || method === 'HEAD' ? [] : ['-X', shellWord(method)]),
    ...secretHeaders,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', shellWord(`${name}: ${value}`)]),
    ...(body === undefined ? [] : ['--data-binary', shellWord(body)]),
    shellWord(origin + target) + secretQuery.join(''),
  ];
  return words.join(' ');
}
