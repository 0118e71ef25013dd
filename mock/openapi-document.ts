import type { Parameter as ModelParameter } from '@forgespec/model';
import type { JsonObject } from '@forgespec/description/json';
import { operationsOf } from '@forgespec/description/openapi';

/** The properties that the mock reads from an OpenAPI document. The document may have more properties. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info?: { readonly title?: string; readonly version?: string };
  readonly jsonSchemaDialect?: string;
  readonly servers?: readonly DocumentServer[];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly components?: { readonly pathItems?: Readonly<Record<string, PathItem>>; readonly [key: string]: unknown };
  readonly [key: string]: unknown;
}

export interface DocumentServer {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

/** A path item, or a reference to one. */
export interface PathItem {
  readonly $ref?: string;
  readonly servers?: readonly DocumentServer[];
  readonly parameters?: readonly DocumentParameter[];
  readonly [key: string]: unknown;
}

export interface DocumentOperation {
  readonly operationId?: string;
  readonly servers?: readonly DocumentServer[];
  readonly parameters?: readonly DocumentParameter[];
  readonly [key: string]: unknown;
}

/** A parameter, or a reference to one. */
export interface DocumentParameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly style?: ModelParameter['style'];
  readonly explode?: boolean;
  readonly content?: Readonly<Record<string, unknown>>;
  /**
   * True if the value of a path parameter can contain unencoded slashes: `north/harbour` spans two segments of the
   * path.
   */
  readonly 'x-multi-segment'?: boolean;
  readonly [key: string]: unknown;
}

/**
 * Returns true if a value is an object with an `openapi` version 3. Does not check the other properties of the
 * document.
 */
export const isOpenApiDocument = (value: unknown): value is OpenApiDocument =>
  typeof value === 'object' && value !== null && 'openapi' in value && String(value.openapi).startsWith('3.');

/** Returns the operations of a path item, each with its method in lower case. */
export const pathItemOperations = (item: PathItem): (readonly [method: string, operation: DocumentOperation])[] =>
  operationsOf(item as JsonObject).map(([method, operation]) => [method, operation as DocumentOperation]);
