import type { Closable } from '@forgespec/templates/shared/graceful-close';
import type { SourceReader } from '@forgespec/description/load';
import { followDescription } from '@forgespec/generator/watch';
import { plainStyle, printable, type Diagnostic } from '@forgespec/description/diagnostics';
import { renderDiagnostic } from '@forgespec/description/diagnostics/render';
import type { ReadingOptions } from '@forgespec/description/load';
import { allowedHosts } from '@forgespec/templates/shared/local-request';
import type { SampleModules } from '../samples/client-sample.ts';
import { createCallCounter, type CallCounter } from '../call-counter.ts';
import type { Engine, StartEngine } from './engine.ts';
import { createSampleFormatter } from '../format-samples.ts';
import type { SiteOptions } from '../build-site.ts';
import { readSite, type SiteReading } from '../read-site.ts';
import { buildReferenceShell } from '../redoc/reference-shell.ts';
import { createChangeFeed } from './change-feed.ts';
import { startSiteServer } from './site-server.ts';

export interface ServeSiteOptions extends ReadingOptions, Pick<SiteOptions, 'identity' | 'reserved' | 'versions'> {
  /** The path of the root file of the description. */
  readonly spec: string;
  readonly host: string;
  /** The port to listen on. 0 to use any free port. */
  readonly port: number;
  /** The host names that requests may use, in addition to the names of this computer. */
  readonly hostNames?: readonly string[] | undefined;
  readonly modules: SampleModules;
  /** Starts the server that receives the requests of the forms. The site forwards these requests to the server. */
  readonly startEngine: StartEngine;
  /** Callbacks for events after the start. */
  readonly on: {
    readonly request: (line: string) => void;
    /** Called after the description was read again. If the description has errors, the site stays unchanged. */
    readonly change: (diagnostics: readonly Diagnostic[], milliseconds: number) => void;
    readonly failure: (error: unknown) => void;
  };
}

export interface SiteService extends Closable {
  readonly url: string;
}

export interface SiteStart {
  /** The running service. Undefined if the description has errors. */
  readonly service: SiteService | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Serves the site of a description, and forwards all other requests to the engine that `startEngine` starts. Updates the site when the
 * description changes.
 *
 * @throws {Error} if `startEngine` throws an error. The error is not changed.
 * @throws {Error} with the code `EADDRINUSE` if the port is in use.
 */
export async function serveSite(options: ServeSiteOptions): Promise<SiteStart> {
  const counter = createCallCounter();
  const engine = await options.startEngine({
    hosts: allowedHosts(options.host, options.hostNames),
    log(line) {
      counter.count(line);
      options.on.request(line);
    },
  });
  try {
    const start = await serveWith(engine, counter, options);
    if (start.service === undefined) await engine.close();
    return start;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function serveWith(
  engine: Engine,
  counter: CallCounter,
  { host, port, hostNames, modules, on, startEngine: _, ...source }: ServeSiteOptions,
): Promise<SiteStart> {
  // While the description is read, Redocly builds an empty page in another process. This page is built only once, and is then used for all
  // versions of the description.
  const shell = buildReferenceShell();
  shell.catch(() => undefined);
  const formatSamples = createSampleFormatter();
  const load = (reader: SourceReader): Promise<SiteReading> =>
    readSite({
      ...source,
      reader,
      modules,
      engine,
      formatSamples,
      shell,
    });

  const feed = createChangeFeed();
  const showProblem = (text: string): void =>
    feed.sendProblem(`This page is out of date. It shows the description before these problems:\n\n${text}`);
  const changed = async (reading: SiteReading, milliseconds: number): Promise<void> => {
    if (reading.site === undefined) {
      showProblem(reading.diagnostics.map((problem) => renderDiagnostic(problem, plainStyle)).join('\n\n'));
    } else {
      site = reading.site;
      const following = engine.follow(reading.document);
      feed.sendChange();
      await following;
    }
    on.change(reading.diagnostics, Math.round(milliseconds));
  };
  const failed = (error: unknown): void => {
    showProblem(printable(String(error)));
    on.failure(error);
  };
  const followed = followDescription({ reader: source.reader, load, changed, failed });
  const first = await followed.start();
  if (first.site === undefined) {
    await followed.close();
    return { service: undefined, diagnostics: first.diagnostics };
  }
  let { site } = first;
  try {
    await engine.follow(first.document);
    const file = (path: string): string | undefined =>
      path === 'coverage.html' ? site.coverage({ calls: counter.calls }) : site.file(path);
    const address = (): Promise<string> =>
      engine.url().catch((error: unknown) => {
        on.failure(error);
        throw error;
      });
    const server = await startSiteServer(
      { host, port, hosts: allowedHosts(host, hostNames) },
      { file, engine: address, failed: on.failure },
      feed,
    );
    const close = async (deadline?: AbortSignal): Promise<void> => {
      await server.close(deadline);
      await followed.close();
      await engine.close(deadline);
    };
    return { service: { url: server.url, unfinished: server.unfinished, close }, diagnostics: first.diagnostics };
  } catch (error) {
    await followed.close();
    throw error;
  }
}
