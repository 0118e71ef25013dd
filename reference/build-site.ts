import { withExampleValues, type Description } from '@forgespec/description/load';
import { buildApi } from '@forgespec/model/from-document';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { ReservedNames } from '@forgespec/model/names';
import type { VersionChanges } from '@forgespec/description/version-changes';
import type { Diagnostics } from '@forgespec/description/diagnostics';
import { clientGuide } from './guide/client-guide.ts';
import { readAsset } from './assets.ts';
import { authorizedPage } from './pages/authorized-page.ts';
import { changelogPage } from './pages/changelog-page.ts';
import { coveragePage } from './pages/coverage-page.ts';
import { coverageOf, type TestRecords } from './pages/coverage.ts';
import { pageOverlay } from './redoc/overlay.ts';
import type { SampleModules } from './samples/client-sample.ts';
import { emitSamples } from './samples/emit-samples.ts';
import { applyOverlay } from './redoc/apply-overlay.ts';
import { createSiteParts } from './html/site-parts.ts';
import { workflowsPath, type SiteIdentity } from './html/site-identity.ts';
import type { Engine } from './serve/engine.ts';
import type { SampleFormatter } from './format-samples.ts';
import { builtPage, PageError } from './page-error.ts';
import { pageFiles } from './page-files.ts';
import type { ReferenceShell } from './redoc/reference-shell.ts';
import { redocDocument } from './redoc/redoc-document.ts';
import { withSearch } from './search/search-page.ts';
import { withAddresses } from './shown-servers.ts';
import { buildScripts } from './script/build-scripts.ts';
import { withWireExamples } from './wire-examples.ts';

export interface SiteOptions {
  /** The modules that samples import. */
  readonly modules: SampleModules;
  /**
   * The credentials and the description of the server that receives the requests of the forms. Undefined if no such
   * server runs on the port of the site.
   */
  readonly engine: Pick<Engine, 'credentials' | 'words'> | undefined;
  /** The HTML page with the whole reference, without a document. */
  readonly shell: Promise<ReferenceShell>;
  readonly formatSamples: SampleFormatter;
  /** The versions of the description for the changelog, the newest first. Default: none. */
  readonly versions?: readonly VersionChanges[];
  /** The name and the look of the site. Default: the title of the API, and the colours of forgespec. */
  readonly identity?: SiteIdentity;
  /** The names that the description must not use, so that samples have the names of the generated code. Default: those of forgespec itself. */
  readonly reserved?: ReservedNames;
}

export interface ReferenceSite {
  /** The paths of the files, relative to the folder of the site. `coverage.html` is not in the list. */
  readonly paths: readonly string[];
  /**
   * Returns the text of a file. Returns undefined if the site does not contain the file.
   *
   * @throws {PageError} if the page could not be built.
   */
  file(path: string): string | undefined;
  /**
   * Returns the text of `coverage.html`. This page depends on the records of tests that run after the site is built.
   */
  coverage(records: TestRecords): string;
}

/**
 * Builds the site of a description. The site contains a page for each operation, the reference on one page, the
 * changelog, the coverage, and the description itself. Each page also exists as Markdown.
 *
 * @returns undefined if the description has errors. The errors are in `diagnostics`.
 */
export async function buildSite(
  description: Description,
  diagnostics: Diagnostics,
  { modules, engine, shell, formatSamples, versions = [], identity = {}, reserved = reservedNames }: SiteOptions,
): Promise<ReferenceSite | undefined> {
  const { document: written } = description;
  const document = withExampleValues(written);
  const api = buildApi(description, diagnostics, reserved);
  if (diagnostics.hasErrors) return undefined;
  const { workflows } = identity;
  const operations = await formatSamples(emitSamples(api, modules));
  const parts = createSiteParts(api, identity);
  const [referenceStyle, scripts, { pageOf }] = await Promise.all([
    readAsset('reference.css'),
    buildScripts(),
    builtPage('reference.html', () => shell),
  ]);
  const changelog = await builtPage('changelog.html', () => changelogPage(versions, parts));
  // The largest files are built when they are needed: after an edit, most readers have only a page of an operation open.
  const overlay = once(() => pageOverlay(document, api, operations));
  const wholeReference = (): string => {
    const shown = withAddresses(withWireExamples(applyOverlay(document, overlay()), api), engine?.words);
    return withSearch(pageOf(redocDocument(shown)), api, scripts.search);
  };
  const other = new Map<string, () => string>([
    ['changelog.html', () => changelog],
    ['authorized.html', () => authorizedPage(parts)],
    ['openapi.json', once(() => `${JSON.stringify(written, null, 2)}\n`)],
    ...(workflows === undefined ? [] : [[workflowsPath, () => workflows] as const]),
    ['samples.overlay.json', once(() => `${JSON.stringify(overlay(), null, 2)}\n`)],
    ['assets/reference.css', () => referenceStyle],
    ['assets/reference.js', () => scripts.page],
    ['assets/search.js', () => scripts.search],
    ['reference.html', once(wholeReference)],
  ]);
  const pages = pageFiles(api, operations, { engine, modules, guide: await clientGuide(api, modules) }, parts);
  return {
    paths: [...pages.keys(), ...other.keys()],
    file: (path) => builtText(path, other.get(path) ?? pages.get(path)),
    coverage: (records) => coveragePage(coverageOf(operations, records), records.contract, parts),
  };
}

function builtText(path: string, build: (() => string) | undefined): string | undefined {
  try {
    return build?.();
  } catch (error) {
    throw new PageError(path, error);
  }
}

/** Returns a function that calls `build` only once. */
function once<Result>(build: () => Result): () => Result {
  let built: { readonly result: Result } | undefined;
  return () => (built ??= { result: build() }).result;
}
