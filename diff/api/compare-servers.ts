import { isJsonObject, type JsonObject } from '@forgespec/generator/json';
import type { ChangedOperation } from '../change.ts';
import { type ApiComparison, shown } from './api-comparison.ts';

/** Compares the servers of two descriptions or operations. */
export function compareServers(
  operation: ChangedOperation | null,
  old: JsonObject,
  revised: JsonObject,
  { report }: ApiComparison,
): void {
  const [from, to] = [urlsOf(old), urlsOf(revised)];
  for (const url of from.filter((known) => !to.includes(known))) {
    const message = `The server \`${shown(url)}\` is no longer described, so callers that use it may fail.`;
    report(operation, { id: 'server-removed', level: 'warning', message, base: { node: old, key: 'servers' } });
  }
  for (const url of to.filter((known) => !from.includes(known))) {
    const message = `The server \`${shown(url)}\` is new.`;
    report(operation, {
      id: 'server-added',
      level: 'compatible',
      message,
      revision: { node: revised, key: 'servers' },
    });
  }
}

const urlsOf = ({ servers }: JsonObject): readonly string[] =>
  Array.isArray(servers) ? servers.filter(isJsonObject).map(({ url }) => String(url).replace(/\/$/u, '')) : [];
