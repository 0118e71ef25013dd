import type { OperationModel } from './operation.ts';
import type { NamedSchema } from './schema.ts';
import type { DateTimeType } from './represent/type-choices.ts';
import type { SecurityAlternative, SecuritySchemeModel } from './security.ts';
import type { Server } from './server.ts';

/**
 * The model of an API: plain data, in which all references are resolved and all names are chosen. It is the input of the emitters, which
 * build the modules of the output.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#openapi-object
 */
export interface Api {
  readonly title: string;
  readonly version: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /**
   * The path of the root file, relative to the working directory, such as `spec/openapi.yaml`. The headers of generated files contain this
   * path. If the file is outside the working directory, only the file name is used.
   */
  readonly file: string;
  readonly servers: readonly Server[];
  /** The areas, sorted by name. */
  readonly areas: readonly Area[];
  /** The chapters of the generated guide, in the order of the tags in the description. */
  readonly chapters: readonly Chapter[];
  /** The named schemas, sorted by name. */
  readonly schemas: readonly NamedSchema[];
  /** True if the description has neither operations nor webhooks. All schemas then have `isReached: true`. */
  readonly hasOnlySchemas: boolean;
  readonly securitySchemes: readonly SecuritySchemeModel[];
  /** The security alternatives of the document. They apply to each operation that does not have the key `security`. */
  readonly security: readonly SecurityAlternative[];
  /**
   * True if the operations are the webhooks and callbacks of an API. The generated server then receives the requests that the API sends.
   */
  readonly isReceived: boolean;
  /**
   * True if some values have one type in messages, and a different type in generated code. For example, a string in a message is a `Date`
   * in generated code.
   */
  readonly hasConversions: boolean;
  /** The type of the strings that are converted dates. Default: `string`, if no string is converted. */
  readonly dateTimes?: DateTimeType;
  /**
   * True if some integers have a type other than `number`. Messages are then read and written with all digits of each integer. Default:
   * false.
   */
  readonly hasExactIntegers?: boolean;
  /**
   * Determines how arrays and objects are written in forms and queries (`x-form-style`). With `brackets`, names such as `name[key]` are
   * used. With `openapi`, the defaults of OpenAPI are used.
   */
  readonly formStyle: 'brackets' | 'openapi';
}

/** A page of the generated guide. Its text is the description of a tag without operations. */
export interface Chapter {
  readonly title: string;
  /** The text of the page, in Markdown. */
  readonly text: string;
  /** The names of the ancestors of the tag (`parent` of OpenAPI 3.2), the outermost first. */
  readonly parents: readonly string[];
}

/** A group of operations. Usually, these operations have the same tag. @see https://spec.openapis.org/oas/v3.1.1.html#tag-object */
export interface Area {
  /**
   * The names that lead to the area in a client. For example, the path of `client.chat.completions` is `chat` and `completions`. No method of
   * an area has the name of an area within it.
   */
  readonly path: readonly string[];
  /** The name in one namespace of all areas, such as `shopPets` or `chatCompletions`. */
  readonly name: string;
  /** The name of the area's modules, such as `shop-pets`. */
  readonly file: string;
  /**
   * The tag of the first operation, such as `Shop pets`. If this operation has no tag, the title is the `group` of its `x-sdk`. If the
   * operation has no `group` either, the title is usually a segment of its path. If the operation has neither, but another operation of the
   * API has a tag or a `group`, the title is `default`.
   */
  readonly title: string;
  /** The names of the ancestors of the tag (`parent` of OpenAPI 3.2), the outermost first. */
  readonly parents: readonly string[];
  readonly description: string | undefined;
  /** The operations, sorted by path, then by method. */
  readonly operations: readonly OperationModel[];
}
