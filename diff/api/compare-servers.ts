import type { JsonObject } from '@forgespec/generator/json';
import type { ChangedOperation } from '../change.ts';
import { type ApiComparison, shown } from './api-comparison.ts';
import { serverUrls } from './server-paths.ts';

/** Compares the servers of two descriptions or operations. */
export function compareServers(
  operation: ChangedOperation | null,
  old: JsonObject,
  revised: JsonObject,
  { report }: ApiComparison,
): void {
  const [from, to] = [serverUrls(old), serverUrls(revised)];
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
