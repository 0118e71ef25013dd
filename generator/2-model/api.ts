import type { ClientExtra, ServerExtra } from './extras.ts';
import type { OperationModel } from './operation.ts';
import type { NamedSchema } from './schema.ts';
import type { SecurityAlternative, SecuritySchemeModel } from './security.ts';

/**
 * The model of an API: plain data, in which all references are resolved and all names are chosen. It is the input of the emitters.
 */
export interface Api {
  readonly title: string;
  readonly version: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /**
   * The path of the root file, such as `spec/openapi.yaml`, for the headers of generated files. Only the file name if the file is outside
   * the working directory.
   */
  readonly file: string;
  readonly servers: readonly Server[];
  /** The areas, sorted by name. */
  readonly areas: readonly Area[];
  /** The chapters of the guide, in the order of the document. */
  readonly chapters: readonly Chapter[];
  /** The named schemas, sorted by name. */
  readonly schemas: readonly NamedSchema[];
  /** True if the description has neither operations nor webhooks. All schemas then have `isReached: true`. */
  readonly hasOnlySchemas: boolean;
  readonly securitySchemes: readonly SecuritySchemeModel[];
  /** The security alternatives that apply to the requests of each operation without its own alternatives. */
  readonly security: readonly SecurityAlternative[];
  /**
   * True if the operations are the webhooks and callbacks of an API. The generated server then receives the requests that the API sends.
   */
  readonly isReceived: boolean;
  /** True if some values have another form in generated code than in messages, such as `Date`. */
  readonly hasConversions: boolean;
  /** True if some strings are represented as `Date`. Default: false. */
  readonly hasDates?: boolean;
  /**
   * True if some integers have another type than `number`. Messages are then read and written with all digits of each integer. Default:
   * false.
   */
  readonly hasExactIntegers?: boolean;
  /**
   * The notation of arrays and objects in forms and queries: brackets, such as `name[key]` (`x-form-style`), or the default notation of
   * OpenAPI.
   */
  readonly formStyle: 'brackets' | 'openapi';
  /** The features of the client that the description requests although no operation needs them (`x-client-extras`). */
  readonly clientExtras: readonly ClientExtra[];
  /** The features of the server that the description requests although no operation needs them (`x-server-extras`). */
  readonly serverExtras: readonly ServerExtra[];
}

/** A page of the guide. It comes from a tag without operations. */
export interface Chapter {
  readonly title: string;
  /** The text of the page, in Markdown. */
  readonly text: string;
  /** The names of the ancestors of the tag (`parent` of OpenAPI 3.2), the outermost first. */
  readonly parents: readonly string[];
}

/** The operations of one tag. */
export interface Area {
  /** The name in TypeScript, such as `shopPets`. */
  readonly name: string;
  /** The name of the area's modules, such as `shop-pets`. */
  readonly file: string;
  /** The name of the tag, such as `Shop pets`. */
  readonly title: string;
  /** The names of the ancestors of the tag (`parent` of OpenAPI 3.2), the outermost first. */
  readonly parents: readonly string[];
  readonly description: string | undefined;
  /** The operations, sorted by path, then by method. */
  readonly operations: readonly OperationModel[];
}

/** A server of the API. */
export interface Server {
  /** The URL, which may contain `{variables}`. */
  readonly url: string;
  readonly description: string | undefined;
  readonly variables: readonly ServerVariable[];
}

/** A variable in the URL of a server. */
export interface ServerVariable {
  readonly name: string;
  /** The name of the client's option for the variable, such as `apiVersion` for `api-version`. */
  readonly option: string;
  readonly default: string;
  readonly description: string | undefined;
}
