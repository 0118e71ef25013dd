import { readFile } from 'node:fs/promises';
import { withExampleValues, type Description } from '@forgespec/description/load';
import type { JsonObject } from '@forgespec/description/json';
import { buildApi } from '@forgespec/model/from-document';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { VersionChanges } from '@forgespec/description/version-changes';
import { markdownWithoutHtml } from '@forgespec/description/text/markdown';
import type { Diagnostics } from '@forgespec/description/diagnostics';
import { clientGuide } from './guide/client-guide.ts';
import { emitMarkdown } from './markdown/emit-markdown.ts';
import { changelogPage } from './pages/changelog-page.ts';
import { consolePage } from './pages/console-page.ts';
import { coveragePage } from './pages/coverage-page.ts';
import { coverageOf, type TestRecords } from './pages/coverage.ts';
import { overlaidPages, pageOverlay } from './redoc/overlay.ts';
import type { SampleModules } from './samples/client-sample.ts';
import { emitSamples } from './samples/emit-samples.ts';
import { applyOverlay } from './redoc/apply-overlay.ts';
import { withConsoleExamples } from './console-examples.ts';

import type { Engine } from './serve/engine.ts';
import type { SampleFormatter } from './format-samples.ts';
import { builtPage } from './page-error.ts';
import { redocDocument } from './redoc/redoc-document.ts';
import { safeDocument } from './safe-document.ts';
import { withSearch } from './search/search-page.ts';
import { withAddresses, withConsoleServers } from './shown-servers.ts';
import { siteStyle } from './site-style.ts';
import { withWireExamples } from './wire-examples.ts';

export interface SiteOptions {
  /** The modules that samples import. */
  readonly modules: SampleModules;
  /**
   * The credentials and the description of the server that receives the requests of the console. Undefined if no such
   * server runs on the port of the site.
   */
  readonly engine: Pick<Engine, 'credentials' | 'words'> | undefined;
  /** Builds the HTML page of the reference. */
  readonly reference: (document: JsonObject) => Promise<string>;
  readonly formatSamples: SampleFormatter;
  /** The versions of the description for the changelog, the newest first. Default: none. */
  readonly versions?: readonly VersionChanges[];
}

export interface ReferenceSite {
  /**
   * A map from the path of each file to its text. The paths are relative to the folder of the site. The map does not
   * contain `coverage.html`.
   */
  readonly files: ReadonlyMap<string, string>;
  /**
   * Returns the text of `coverage.html`. This page depends on the records of tests that run after the site is built.
   */
  coverage(records: TestRecords): string;
}

/**
 * Builds the site of a description. The site contains the reference, the console, the changelog, the coverage, Markdown
 * pages, and the description itself.
 *
 * @returns undefined if the description has errors. The errors are in `diagnostics`.
 */
export async function buildSite(
  description: Description,
  diagnostics: Diagnostics,
  { modules, engine, reference, formatSamples, versions = [] }: SiteOptions,
): Promise<ReferenceSite | undefined> {
  const { document: written } = description;
  const document = withExampleValues(written);
  const api = buildApi(description, diagnostics, reservedNames);
  if (diagnostics.hasErrors) return undefined;
  const operations = await formatSamples(emitSamples(api, modules));
  const overlay = pageOverlay(document, api, operations, overlaidPages.reference);
  // The build of the reference page starts first. If Redoc renders this page, the page takes longer than all others,
  // and Redoc runs in another process.
  const shown = withAddresses(withWireExamples(applyOverlay(document, overlay), api), engine?.words);
  const index = builtPage('index.html', async () => withSearch(await reference(redocDocument(shown)), api));
  // The error of this page is reported when the other pages are built.
  index.catch(() => undefined);
  const [style, scalar] = await Promise.all([siteStyle(), readScalar()]);
  const consoleDocument = applyOverlay(document, pageOverlay(document, api, operations, overlaidPages.console));
  const files = new Map([
    [
      'console.html',
      await builtPage('console.html', () =>
        consolePage(api, {
          document: safeDocument(
            withConsoleServers(withConsoleExamples(consoleDocument), engine?.words),
            markdownWithoutHtml,
          ),
          credentials: engine?.credentials ?? (() => undefined),
          style,
          scalar,
        }),
      ),
    ],
    ['changelog.html', await builtPage('changelog.html', () => changelogPage(api, versions, style))],
    ['openapi.json', `${JSON.stringify(written, null, 2)}\n`],
    ['samples.overlay.json', `${JSON.stringify(overlay, null, 2)}\n`],
    ...emitMarkdown(api, operations, await clientGuide(api, modules)).map(({ path, text }) => [path, text] as const),
    ['index.html', await index],
  ]);
  return {
    files,
    coverage: (records) => coveragePage(api, coverageOf(operations, records), records.contract, style),
  };
}

/** Reads the script of Scalar. The package of Scalar contains the file, but does not export it. */
const readScalar = (): Promise<string> =>
  readFile(new URL('browser/standalone.js', import.meta.resolve('@scalar/api-reference')), 'utf8');
