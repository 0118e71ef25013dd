import type { Parameter as ModelParameter } from '@forgespec/generator/model/parameter';
import type { Method } from '@forgespec/templates/shared/methods';
import type { JsonObject } from '@forgespec/generator/json';
import { operationsOf as operationNodes } from '@forgespec/generator/operations-of';

/** The slice of an OpenAPI document that the mock reads. Whatever is not named here passes through untouched. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info?: { readonly title?: string; readonly version?: string };
  readonly jsonSchemaDialect?: string;
  readonly servers?: readonly Server[];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly [key: string]: unknown;
}

export interface Server {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
}

/** A path item, or the reference to one. Its operations are under their methods. */
export interface PathItem {
  readonly $ref?: string;
  readonly servers?: readonly Server[];
  readonly parameters?: readonly Parameter[];
  readonly [key: string]: unknown;
}

export interface Operation {
  readonly operationId?: string;
  readonly servers?: readonly Server[];
  readonly parameters?: readonly Parameter[];
  readonly [key: string]: unknown;
}

/** A parameter, or the reference to one. */
export interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly style?: ModelParameter['style'];
  readonly explode?: boolean;
  readonly content?: Readonly<Record<string, unknown>>;
  /** The value may hold slashes, sent as they are: `north/harbour` fills two segments of the path. */
  readonly 'x-multi-segment'?: boolean;
  readonly [key: string]: unknown;
}

/** Whether a value declares itself an OpenAPI 3 document. Its parts are read with care where they are used. */
export const isOpenApiDocument = (value: unknown): value is OpenApiDocument =>
  typeof value === 'object' && value !== null && 'openapi' in value && String(value.openapi).startsWith('3.');

/** Returns the operations of a path item by their methods. */
export const operationsOf = (item: PathItem): [method: Method, operation: Operation][] =>
  operationNodes(item as JsonObject) as [Method, Operation][];
