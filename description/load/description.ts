import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/source-file.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import type { NameOverrides } from '../openapi/name-overrides.ts';
import type { PaginationSettings } from '../openapi/pagination-settings.ts';
import type { StreamSettings } from '../openapi/stream-settings.ts';
import type { Origins } from './origins.ts';
import type { ReadingOptions } from './reading-options.ts';
import type { SchemaResources } from './resources/schema-resources.ts';

/** A bundled document, before its structure is checked. */
export interface LoadedDocument {
  /** The whole description as one document in canonical key order. Every `$ref` is a pointer into this document. */
  readonly document: JsonObject;
  /** True if the document has only the selected operations of the description. Default: false. */
  readonly isPart?: boolean;
  /**
   * The document before operations were selected, so that the names of a part are those of the whole description. Its structure is not
   * checked, and references to other files may not be resolved. Undefined if the document has all operations.
   */
  readonly whole?: JsonObject | undefined;
  /** The source locations of the objects of the document. */
  readonly origins: Origins;
  /**
   * The violations of the specification of Swagger 2.0, and the parts that OpenAPI 3 cannot express. Undefined if the description is not
   * written in Swagger 2.0.
   */
  readonly conversion?: readonly Diagnostic[] | undefined;
  /** The anchors and vocabularies of schemas. `resolveSchemas` removes them from the document. */
  readonly resources: SchemaResources;
  /** Absolute path or URL of the root file. */
  readonly root: string;
  /** The files that were read. */
  readonly sources: readonly SourceFile[];
  /** The absolute paths and URLs of all files of the description, including overlays, sorted. Some of these files may be missing. */
  readonly files: readonly string[];
  /** Returns the URL to which the references in a file are relative. */
  readonly baseOf: (path: string) => string;
  /** The new value of each file that an overlay has changed, by the path of the file. */
  readonly overlaid: ReadonlyMap<string, JsonValue>;
}

/** An API description, parsed and bundled. In `document`, the faulty parts are replaced, moved or removed. */
export interface Description extends LoadedDocument {
  /** The violations of the OpenAPI specification. In `document`, these faults are already repaired. */
  readonly structure: readonly Diagnostic[];
  /**
   * True if the document describes a server that receives the webhooks and callbacks of an API. The API then sends the requests that the
   * document describes. Default: false.
   */
  readonly isReceived?: boolean;
  /** The names that the user chooses for parts of the description. */
  readonly names: NameOverrides;
  /** The pagination that the user declares for operations. */
  readonly pagination: PaginationSettings;
  /** The streams that the user declares for operations. */
  readonly streams: StreamSettings;
}

export interface LoadOptions extends ReadingOptions {
  /**
   * True to preserve the key order of the files. This is better for documents that people read. By default, the keys are sorted in the
   * canonical order.
   */
  readonly asWritten?: boolean;
  /** Receives each parsed YAML or JSON file. No code changes the received value later. */
  readonly onParsed?: (source: SourceFile, value: JsonValue) => void;
}
