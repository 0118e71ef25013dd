import type { JsonValue } from '../json/json.ts';

/**
 * The pagination that a user declares for operations (`pagination` in the config). Each key is an `operationId`, or a method and a path such
 * as `GET /pets`, in which `*` stands for any text. Each value has the form of `x-pagination`.
 */
export type PaginationSettings = Readonly<Record<string, JsonValue>>;
