import { readFile } from 'node:fs/promises';
import { BaseResolver, ResolveError, Source, type Document } from '@redocly/openapi-core';
import { fileOfAddress, type Remote } from '../load/resources/remotes.ts';
import { isDataFile, isFetched } from '../diagnostics/source-file.ts';
import type { GivenFiles, ParsedFile } from './given-files.ts';

/**
 * A resolver that never uses the network. It resolves references to files, to URLs for which `remotes` names a local folder, and to
 * documents that were fetched when the description was loaded.
 */
export class LocalResolver extends BaseResolver {
  readonly #remotes: readonly Remote[];

  readonly #given: GivenFiles | undefined;

  readonly #parsed: ReadonlyMap<string, ParsedFile>;

  /**
   * @param given the files of the description. If undefined, the resolver reads the files.
   * @param parsed the files that are already parsed. Each key is the path or URL of a file.
   */
  constructor(remotes: readonly Remote[], given?: GivenFiles, parsed: ReadonlyMap<string, ParsedFile> = new Map()) {
    super();
    this.#remotes = remotes;
    this.#given = given;
    this.#parsed = parsed;
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const overlaid = this.#given?.overlaid.get(source.absoluteRef);
    if (overlaid !== undefined) return { source, parsed: overlaid };
    const parsed = this.#parsed.get(source.absoluteRef);
    return parsed === undefined ? super.parseDocument(source, isRoot) : { source, parsed: parsed.value };
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    return super.resolveExternalRef(base === null ? null : (this.#given?.bases.get(base) ?? base), ref);
  }

  /** @throws {ResolveError} if the file does not exist. The lint rule `no-unresolved-refs` reports the error. */
  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    const parsed = this.#parsed.get(absoluteRef);
    if (parsed !== undefined) return new Source(absoluteRef, parsed.source.text);
    const given = this.#given?.texts.get(absoluteRef);
    // Redocly chooses the parser by the extension or the media type of a file. The URLs of many descriptions have no extension, so fetched
    // files get the media type of YAML.
    if (given !== undefined)
      return new Source(
        absoluteRef,
        given,
        isFetched(absoluteRef) && isDataFile(absoluteRef) ? 'application/yaml' : undefined,
      );
    if (!URL.canParse(absoluteRef)) return super.loadExternalRef(absoluteRef);
    const file = fileOfAddress(absoluteRef, this.#remotes);
    if (file === undefined) {
      throw new ResolveError(
        new Error(
          `the rules do not fetch documents. Save the document, and name its folder: --remotes URL-PREFIX=FOLDER`,
        ),
      );
    }
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new ResolveError(error instanceof Error ? error : new Error(String(error)));
    });
    // References inside the document are relative to its address, so the address is the name of the source. Each JSON document is also a
    // YAML document, so the media type of YAML is correct for both.
    return new Source(absoluteRef, text.replaceAll('\r\n', '\n'), 'application/yaml');
  }
}
