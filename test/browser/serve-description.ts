import { startEngine } from '../../cli/engines/start-engine.ts';
import { sampleModules } from '../../reference/sample-modules.ts';
import type { SiteIdentity } from '../../reference/html/site-identity.ts';
import { serveSite, type SiteService } from '../../reference/serve/serve-site.ts';

/**
 * Serves the pages of a description on a free port, with Prism as the mock.
 *
 * @param onRequest receives a line for each request. Default: the lines are ignored.
 */
export async function serveDescription(
  spec: string,
  onRequest: (line: string) => void = () => undefined,
  identity: SiteIdentity = {},
): Promise<SiteService> {
  const { service } = await serveSite({
    spec,
    identity,
    host: '127.0.0.1',
    port: 0,
    modules: sampleModules('./generated'),
    startEngine: (environment) => startEngine({ name: 'prism', generated: 'generated', ...environment }),
    on: { request: onRequest, change: () => undefined, failure: () => undefined },
  });
  if (service === undefined) throw new Error('The description has errors.');
  return service;
}
