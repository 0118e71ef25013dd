import type { ClientExtra } from './client-extra.ts';
import type { Operation } from './operation.ts';
import type { NamedSchema } from './schema.ts';
import type { SecurityAlternative, SecurityScheme } from './security.ts';

/** An API description as the emitters see it: plain data, everything resolved and named. */
export interface Api {
  readonly title: string;
  readonly version: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** The root file, as generated headers call it: `spec/openapi.yaml`. */
  readonly file: string;
  readonly servers: readonly Server[];
  /** Sorted by name. */
  readonly areas: readonly Area[];
  /** Chapters of the guide, in the order of the document. */
  readonly chapters: readonly Chapter[];
  /** Sorted by name. */
  readonly schemas: readonly NamedSchema[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** The alternatives of an operation that names none. */
  readonly security: readonly SecurityAlternative[];
  /** How arrays and objects are written in forms and queries: with brackets (`x-form-style`), or as OpenAPI says by default. */
  readonly formStyle: 'brackets' | 'openapi';
  /** Parts of the client that no operation needs (`x-client-extras`). */
  readonly clientExtras: readonly ClientExtra[];
}

/** A page of the guide: a tag without operations. */
export interface Chapter {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** The operations that belong together: those of a tag. */
export interface Area {
  /** The name in TypeScript, `shopPets`. */
  readonly name: string;
  /** The name of its module, `shop-pets`. */
  readonly file: string;
  /** The tag, `Shop pets`. */
  readonly title: string;
  readonly description: string | undefined;
  /** Sorted by path, then by method. */
  readonly operations: readonly Operation[];
}

/** Where the API is served. */
export interface Server {
  /** May hold `{variables}`. */
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
