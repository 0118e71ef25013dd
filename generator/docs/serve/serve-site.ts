import type { Remote } from '../../1-load/resources/remotes.ts';
import type { SampleModules } from '../../3-emit/docs/samples/client-sample.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { renderDiagnostic } from '../../diagnostics/render.ts';
import { plainStyle } from '../../diagnostics/style.ts';
import { createCallCounter } from '../call-counter.ts';
import { createChangeFeed } from './change-feed.ts';
import { startSiteServer } from './site-server.ts';
import { readSiteVersion, type VersionReading } from './site-version.ts';
import { createFileWatcher } from './watch-files.ts';

export interface ServeOptions {
  /** Path of the root file of the description. */
  readonly spec: string;
  /** Folders that hold what its references find at addresses. */
  readonly remotes?: readonly Remote[];
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly modules: SampleModules;
  /** Hears what happens after the start. */
  readonly on: {
    readonly request: (line: string) => void;
    /** The description was read again: with errors, the site stays as it was. */
    readonly change: (diagnostics: readonly Diagnostic[], milliseconds: number) => void;
    readonly failure: (error: unknown) => void;
  };
}

export interface SiteService {
  readonly url: string;
  close(): Promise<void>;
}

export interface SiteStart {
  /** Undefined when the description has errors. */
  readonly service: SiteService | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Serves the site of a description and its mock on one port, and builds both anew when a file of the description changes.
 *
 * @throws {Error} with `code` when it cannot listen (`EADDRINUSE`).
 */
export async function serveSite({ spec, remotes = [], host, port, modules, on }: ServeOptions): Promise<SiteStart> {
  const counter = createCallCounter();
  const feed = createChangeFeed();
  const read = (): Promise<VersionReading> =>
    readSiteVersion({ spec, remotes, modules }, (line) => {
      counter.count(line);
      on.request(line);
    });

  const first = await read();
  if (first.version === undefined) return { service: undefined, diagnostics: first.diagnostics };
  let current = first.version;
  const file = (path: string): string | undefined =>
    path === 'coverage.html' ? current.site.coverage(counter.calls) : current.site.files.get(path);

  const refresh = async (): Promise<void> => {
    const start = performance.now();
    const { version, diagnostics, files } = await read();
    if (files.length > 0) watcher.watch(files);
    if (version === undefined) {
      feed.send('problem', diagnostics.map((diagnostic) => renderDiagnostic(diagnostic, plainStyle)).join('\n\n'));
    } else {
      const before = current;
      current = version;
      feed.send('change', {});
      await before.mock.close();
    }
    on.change(diagnostics, Math.round(performance.now() - start));
  };

  // One at a time: a change during a reading is another one after it.
  let reading = Promise.resolve();
  const watcher = createFileWatcher(() => {
    reading = reading.then(refresh).catch(on.failure);
  });
  watcher.watch(first.files);
  try {
    const server = await startSiteServer({ host, port }, () => ({ file, mock: current.mock.url }), feed);
    const close = async (): Promise<void> => {
      watcher.close();
      await server.close();
      await reading;
      await current.mock.close();
    };
    return { service: { url: server.url, close }, diagnostics: first.diagnostics };
  } catch (error) {
    watcher.close();
    await current.mock.close();
    throw error;
  }
}
