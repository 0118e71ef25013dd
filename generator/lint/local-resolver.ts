import { readFile } from 'node:fs/promises';
import { BaseResolver, ResolveError, Source } from '@redocly/openapi-core';
import { fileOfAddress, type Remote } from '../1-load/resources/remotes.ts';

/** Resolves references without the network: to files, and to addresses for which a folder is configured. */
export class LocalResolver extends BaseResolver {
  readonly #remotes: readonly Remote[];

  constructor(remotes: readonly Remote[]) {
    super();
    this.#remotes = remotes;
  }

  /** @throws {ResolveError} if the file does not exist. The rule `no-unresolved-refs` reports it. */
  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (!URL.canParse(absoluteRef)) return super.loadExternalRef(absoluteRef);
    const file = fileOfAddress(absoluteRef, this.#remotes);
    if (file === undefined) {
      throw new ResolveError(
        new Error(`nothing is ever fetched; save that document and name its folder with --remotes URL-PREFIX=FOLDER`),
      );
    }
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new ResolveError(error instanceof Error ? error : new Error(String(error)));
    });
    // The source has the address of the document, because its own references are relative to it. JSON is YAML.
    return new Source(absoluteRef, text.replaceAll('\r\n', '\n'), 'application/yaml');
  }
}
