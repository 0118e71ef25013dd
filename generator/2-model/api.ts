import type { ClientExtra, ServerExtra } from './extras.ts';
import type { OperationModel } from './operation.ts';
import type { NamedSchema } from './schema.ts';
import type { SecurityAlternative, SecuritySchemeModel } from './security.ts';

/** The model of an API: plain data, with all references resolved and all names chosen. The emitters read it. */
export interface Api {
  readonly title: string;
  readonly version: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** The path of the root file in the headers of generated files: `spec/openapi.yaml`. */
  readonly file: string;
  readonly servers: readonly Server[];
  /** Sorted by name. */
  readonly areas: readonly Area[];
  /** Chapters of the guide, in the order of the document. */
  readonly chapters: readonly Chapter[];
  /** Sorted by name. */
  readonly schemas: readonly NamedSchema[];
  readonly securitySchemes: readonly SecuritySchemeModel[];
  /** The security alternatives of operations that declare none. */
  readonly security: readonly SecurityAlternative[];
  /** The notation of arrays and objects in forms and queries: brackets (`x-form-style`), or the default of OpenAPI. */
  readonly formStyle: 'brackets' | 'openapi';
  /** Parts of the client that no operation needs, but that the description requests (`x-client-extras`). */
  readonly clientExtras: readonly ClientExtra[];
  /** Parts of the server that no operation needs (`x-server-extras`). */
  readonly serverExtras: readonly ServerExtra[];
}

/** A page of the guide: a tag without operations. */
export interface Chapter {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** The operations of one tag. */
export interface Area {
  /** The name in TypeScript, `shopPets`. */
  readonly name: string;
  /** The name of its module, `shop-pets`. */
  readonly file: string;
  /** The tag, `Shop pets`. */
  readonly title: string;
  readonly description: string | undefined;
  /** Sorted by path, then by method. */
  readonly operations: readonly OperationModel[];
}

/** An address of the API. */
export interface Server {
  /** May contain `{variables}`. */
  readonly url: string;
  readonly description: string | undefined;
  readonly variables: readonly ServerVariable[];
}

/** A part of a server's URL that differs between instances. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly description: string | undefined;
}
