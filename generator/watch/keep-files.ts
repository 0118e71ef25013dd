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

export function createKeptFiles(): KeptFiles {
  let requested = new Set<string>();
  let sources = new Map<string, SourceFile>();
  const parsed = new WeakMap<SourceFile, ParsedSource>();
  /** Maps each edited file that is not parsed yet to the file before the edit. */
  const edited = new WeakMap<SourceFile, SourceFile>();

  /**
   * Parses only the changed part of an edited JSON file. Returns undefined if this is not possible, for example because the file before the
   * edit had problems.
   */
  const parseEdited = (source: SourceFile): ParsedSource | undefined => {
    const before = edited.get(source);
    const { value, problems = [] } = (before === undefined ? undefined : parsed.get(before)) ?? {};
    if (before === undefined || value === undefined || problems.length > 0 || !isJsonFile(source)) return undefined;
    const changed = parseEditedJson({ source: before, value }, source);
    return changed === undefined ? undefined : { value: changed, problems };
  };

  return {
    reader: (reader, onRead) => ({
      ...reader,
      async read(path) {
        requested.add(path);
        onRead(path);
        const source = await reader.read(path);
        if ('code' in source) return source;
        const known = sources.get(path);
        if (known?.text === source.text) return known;
        if (known !== undefined) edited.set(source, known);
        sources.set(path, source);
        return source;
      },
    }),
    parse(source, diagnostics) {
      const known = parsed.get(source) ?? parseEdited(source) ?? parseOnce(source);
      parsed.set(source, known);
      edited.delete(source);
      diagnostics.addAll(known.problems);
      return known.value;
    },
    endLoad() {
      const paths = requested;
      sources = new Map([...sources].filter(([path]) => paths.has(path)));
      requested = new Set();
      return [...paths];
    },
  };
}

function parseOnce(source: SourceFile): ParsedSource {
  const diagnostics = createDiagnostics();
  return { value: parse(source, diagnostics), problems: diagnostics.all };
}
