import type { Api } from '../2-model/api.ts';
import type { Operation } from '../2-model/operation.ts';

/** Where the paths of an operation begin on its server: `/api/v4`; empty at the root. Variables take their defaults. */
export function basePath(api: Api, operation?: Operation): string {
  const server = (operation?.servers ?? api.servers)[0];
  if (server === undefined) return '';
  const url = server.url.replaceAll(
    /\{([^}]*)\}/gu,
    (_, name: string) => server.variables.find((variable) => variable.name === name)?.default ?? '',
  );
  // The host only lets a relative address parse; it is thrown away.
  return new URL(url, 'http://localhost').pathname.replace(/\/$/u, '');
}
