import type { JsonValue } from '@forgespec/description/json';
import { parse, type Parse, type SourceReader } from '@forgespec/description/load';
import { parseEditedJson } from '@forgespec/description/load';
import { createDiagnostics, isJsonFile, type Diagnostic, type SourceFile } from '@forgespec/description/diagnostics';

/** The files of the last load of a description. The next load parses a file again only if the text of the file has changed. */
export interface KeptFiles {
  /**
   * Returns a reader for the next load.
   *
   * @param onRead receives each path before its file is read.
   */
  reader(reader: SourceReader, onRead: (path: string) => void): SourceReader;
  readonly parse: Parse;
  /**
   * Forgets the files that the last load has not read. Returns the paths of all files that the load has tried to read, including files that
   * do not exist.
   */
  endLoad(): readonly string[];
}

/** The result of parsing a file. */
interface ParsedSource {
  readonly value: JsonValue | undefined;
  readonly problems: readonly Diagnostic[];
}

export const createKeptFiles = (): KeptFiles => new FilesOfLastLoad();

class FilesOfLastLoad implements KeptFiles {
  #requested = new Set<string>();
  #sources = new Map<string, SourceFile>();
  readonly #parsed = new WeakMap<SourceFile, ParsedSource>();
  /** Maps each edited file that is not parsed yet to the file before the edit. */
  readonly #edited = new WeakMap<SourceFile, SourceFile>();

  readonly parse: Parse = (source, diagnostics) => {
    const known = this.#parsed.get(source) ?? this.#parseEdited(source) ?? parseOnce(source);
    this.#parsed.set(source, known);
    this.#edited.delete(source);
    diagnostics.addAll(known.problems);
    return known.value;
  };

  reader(reader: SourceReader, onRead: (path: string) => void): SourceReader {
    const read: SourceReader['read'] = async (path) => {
      this.#requested.add(path);
      onRead(path);
      const source = await reader.read(path);
      return 'code' in source ? source : this.#keep(path, source);
    };
    return { ...reader, read };
  }

  endLoad(): readonly string[] {
    const paths = this.#requested;
    this.#sources = new Map([...this.#sources].filter(([path]) => paths.has(path)));
    this.#requested = new Set();
    return [...paths];
  }

  /** Keeps a file for the next load. If its text has not changed, returns the file of the last load. */
  #keep(path: string, source: SourceFile): SourceFile {
    const known = this.#sources.get(path);
    if (known?.text === source.text) return known;
    if (known !== undefined) this.#edited.set(source, known);
    this.#sources.set(path, source);
    return source;
  }

  /**
   * Parses only the changed part of an edited JSON file. Returns undefined if this is not possible, for example because the file before the
   * edit had problems.
   */
  #parseEdited(source: SourceFile): ParsedSource | undefined {
    const before = this.#edited.get(source);
    const { value, problems = [] } = (before === undefined ? undefined : this.#parsed.get(before)) ?? {};
    if (before === undefined || value === undefined || problems.length > 0 || !isJsonFile(source)) return undefined;
    const changed = parseEditedJson({ source: before, value }, source);
    return changed === undefined ? undefined : { value: changed, problems };
  }
}

function parseOnce(source: SourceFile): ParsedSource {
  const diagnostics = createDiagnostics();
  return { value: parse(source, diagnostics), problems: diagnostics.all };
}
