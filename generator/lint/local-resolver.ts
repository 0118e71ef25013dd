import { readFile } from 'node:fs/promises';
import { BaseResolver, ResolveError, Source } from '@redocly/openapi-core';
import { fileOfAddress, type Remote } from '../1-load/resources/remotes.ts';

/** A resolver that never uses the network. It resolves references to files, and to addresses with a local folder. */
export class LocalResolver extends BaseResolver {
  readonly #remotes: readonly Remote[];

  constructor(remotes: readonly Remote[]) {
    super();
    this.#remotes = remotes;
  }

  /** @throws {ResolveError} if the file does not exist. The lint rule `no-unresolved-refs` reports the error. */
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
    // References inside the document are relative to its address, so the address is the name of the source. JSON is also YAML.
    return new Source(absoluteRef, text.replaceAll('\r\n', '\n'), 'application/yaml');
  }
}
