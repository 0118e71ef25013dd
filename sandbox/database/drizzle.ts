import { createRequire } from 'node:module';
import type * as Drizzle from 'drizzle-orm';

// This file loads Drizzle with `require`, because `import` is slow. With `import`, Node reads the large `package.json` of Drizzle again for
// each of the two hundred modules of Drizzle. This takes a quarter of the start time of the sandbox. In the published package,
// `pack/built-modules.ts` replaces this file by Drizzle itself.
const drizzle: typeof Drizzle = createRequire(import.meta.url)('drizzle-orm');

export const { and, asc, desc, DrizzleQueryError, eq, getTableColumns, getTableName, gt, gte, ilike, inArray } =
  drizzle;
export const { is, isNotNull, isNull, lt, lte, ne, not, notExists, or, sql } = drizzle;
export type DrizzleQueryError = Drizzle.DrizzleQueryError;
export type { SQL } from 'drizzle-orm';
