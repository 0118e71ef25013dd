import { readFile } from 'node:fs/promises';
import { BaseResolver, ResolveError, Source } from '@redocly/openapi-core';
import { fileOfAddress, type Remote } from '../1-load/resources/remotes.ts';

/** Finds what references name without the network: addresses in folders that were named for them, and files. */
export class LocalResolver extends BaseResolver {
  readonly #remotes: readonly Remote[];

  constructor(remotes: readonly Remote[]) {
    super();
    this.#remotes = remotes;
  }

  /** @throws {ResolveError} when there is no such file; the rule `no-unresolved-refs` tells it. */
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
    // It stays at its address, which is what its own references are relative to. JSON is YAML.
    return new Source(absoluteRef, text.replaceAll('\r\n', '\n'), 'application/yaml');
  }
}
