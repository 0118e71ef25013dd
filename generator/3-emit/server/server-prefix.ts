import type { Server } from '../../2-model/api.ts';

/** The path of the first server, its variables at their defaults, without a slash at the end: `/api/v4`. Empty where there is none. */
export function serverPrefix(servers: readonly Server[]): string {
  const [server] = servers;
  if (server === undefined) return '';
  const url = server.variables.reduce(
    (text, variable) => text.replaceAll(`{${variable.name}}`, () => variable.default),
    server.url,
  );
  // The host only lets a relative address be read; it is thrown away.
  return URL.parse(url, 'http://localhost')?.pathname.replace(/\/+$/u, '') ?? '';
}
