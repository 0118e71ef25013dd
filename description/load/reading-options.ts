import type { NameOverrides } from '../openapi/name-overrides.ts';
import type { OperationSelection } from '../openapi/operation-selection.ts';
import type { PaginationSettings } from '../openapi/pagination-settings.ts';
import type { StreamSettings } from '../openapi/stream-settings.ts';
import type { Remote } from './resources/remotes.ts';
import type { SourceReader } from './source-reader.ts';

/** The options for reading a description. All commands have these options. */
export interface ReadingOptions {
  /**
   * Folders with local copies of remote documents. If a remote document has a copy, forgespec reads the copy and does
   * not fetch the document.
   */
  readonly remotes?: readonly Remote[] | undefined;
  /** Reads the files. The default reader reads files of this computer, and fetches nothing. */
  readonly reader?: SourceReader | undefined;
  /** The names that the user chooses for parts of the description. */
  readonly names?: NameOverrides | undefined;
  /** The pagination that the user declares for operations. */
  readonly pagination?: PaginationSettings | undefined;
  /** The streams that the user declares for operations. */
  readonly streams?: StreamSettings | undefined;
  /** The paths of OpenAPI Overlay files, in the order in which they change the description. */
  readonly overlays?: readonly string[] | undefined;
  /**
   * The chosen operations. The document then contains only these operations, and the components that they use. If there are several
   * selections, the document has the operations of all of them. Undefined for all operations.
   */
  readonly selections?: readonly OperationSelection[] | undefined;
  /** True if a selector may select no operation. By default, this is an error. */
  readonly allowsUnmatched?: boolean | undefined;
}
