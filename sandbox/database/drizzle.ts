import { createRequire } from 'node:module';
import type * as Drizzle from 'drizzle-orm';

// The repository loads Drizzle with `require`. With `import`, Node reads the `package.json` of Drizzle for each of its two
// hundred modules. This file is so large that reading it takes a quarter of the start time of the sandbox. In the published
// package, Drizzle is a part of the bundle, and `import` is used: see `pack/built-modules.ts`.
const drizzle: typeof Drizzle = createRequire(import.meta.url)('drizzle-orm');

export const { and, asc, desc, DrizzleQueryError, eq, getTableColumns, getTableName, gt, gte, ilike, inArray } =
  drizzle;
export const { is, isNotNull, isNull, lt, lte, ne, not, notExists, or, sql } = drizzle;
export type DrizzleQueryError = Drizzle.DrizzleQueryError;
export type { SQL } from 'drizzle-orm';
